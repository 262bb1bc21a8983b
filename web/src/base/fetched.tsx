import { type ComponentType, lazy } from 'react';

/** A part of its own, fetched when somebody comes to it; what could not be fetched is fetched anew when it is tried again. */
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
