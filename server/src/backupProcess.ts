/** The process in which a backup is made by schedule: nobody waits for it, and what goes wrong there ends nothing else. */
import { backUp } from './backup.ts';

const { BACKUP_OF = '', BACKUP_INTO = '' } = process.env;
try {
  await backUp(BACKUP_OF, BACKUP_INTO);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
