/** For `{@attach}`: a list that scrolls sideways does so with an ordinary mouse wheel too. */
export function wheelScrollsSideways(node: HTMLElement): () => void {
  const turned = (event: WheelEvent): void => {
    if (event.deltaX !== 0 || node.scrollWidth <= node.clientWidth) return;
    event.preventDefault();
    node.scrollLeft += event.deltaY;
  };
  node.addEventListener('wheel', turned, { passive: false });
  return () => node.removeEventListener('wheel', turned);
}
