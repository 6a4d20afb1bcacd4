/** How far each element of the page is turned, in degrees from 0 to 359, in the order of the document. */
export function rotations(): number[] {
  const turn = (element: Element) => {
    const { transform, rotate } = getComputedStyle(element);
    const matrix = new DOMMatrixReadOnly(transform === 'none' ? '' : transform);
    const own = (Math.atan2(matrix.b, matrix.a) * 180) / Math.PI;
    const more = rotate === 'none' ? 0 : Number.parseFloat(rotate.split(' ').at(-1)!) || 0;
    return (((own + more) % 360) + 360) % 360;
  };
  const shown = (element: Element) => element.checkVisibility();
  return [document.documentElement, ...document.querySelectorAll('body, body *')].map((element) =>
    shown(element) ? turn(element) : 0,
  );
}
