import styles from './DebugPanel.module.css';

/** Longer data than this is folded. */
const LINE = 48;

/** Data of any shape, folded where it is long. */
export function StateTree({ name, data }: { name: string; data: unknown }) {
  const text = JSON.stringify(data);
  if (typeof data !== 'object' || data === null || text.length <= LINE)
    return (
      <div className={styles.leaf}>
        <b>{name}</b> {text}
      </div>
    );
  return (
    <details>
      <summary>
        <b>{name}</b> {Array.isArray(data) ? `[${data.length}]` : ''}
      </summary>
      <div className={styles.branch}>
        {Object.entries(data).map(([key, part]) => (
          <StateTree key={key} name={key} data={part} />
        ))}
      </div>
    </details>
  );
}
