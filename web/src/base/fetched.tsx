import { type ComponentType, lazy } from 'react';

/** A component in a chunk of its own (code splitting), fetched when it is first shown; after a failure the next try fetches again. */
export function fetched<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const make = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        Loaded = make();
        throw error;
      }
    });
  let Loaded = make();
  return (props: P) => <Loaded {...props} />;
}
