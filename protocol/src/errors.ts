/** What is sent where a request is refused. */
import { type Static, Type } from 'typebox';
import { FAULT_STATUS, type FaultCode } from './faults.ts';
import { Present } from './play.ts';

export const ErrorBody = Type.Object(
  {
    code: Type.Unsafe<FaultCode>({ type: 'string', enum: Object.keys(FAULT_STATUS) }),
    message: Type.String({ description: 'For people, in their language.' }),
    details: Type.Unsafe<Record<string, unknown>>({ type: 'object' }),
    present: Type.Optional(Present),
  },
  { additionalProperties: false, description: 'Nothing was changed. With `outdated` comes the present moment.' },
);
export type ErrorBody = Static<typeof ErrorBody>;
