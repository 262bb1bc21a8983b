/** Plays an animation of what a browser draws without laying out or painting anything anew; what it gives breaks it off. */
export function play(
  element: Element,
  frames: PropertyIndexedKeyframes,
  timing: KeyframeAnimationOptions,
  onEnd: () => void,
): () => void {
  const animation = element.animate(frames, { easing: 'linear', ...timing });
  animation.onfinish = onEnd;
  return () => {
    animation.onfinish = null;
    animation.cancel();
  };
}
