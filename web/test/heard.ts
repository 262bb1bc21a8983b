/** What ears hear of something, which is not all that eyes see. */
export function heard(shown: Element): string {
  const copy = shown.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent ?? '';
}
