/** Loads each thing once (memoized): the same promise each time, as Suspense needs it. What failed is loaded anew. */
export function remembered<K, V>(load: (key: K) => Promise<V>): (key: K) => Promise<V> {
  const loading = new Map<K, Promise<V>>();
  return (key) => {
    const known = loading.get(key);
    if (known !== undefined) return known;
    const begun = load(key);
    loading.set(key, begun);
    begun.catch(() => loading.delete(key));
    return begun;
  };
}
