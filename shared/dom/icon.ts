const SVG = 'http://www.w3.org/2000/svg';

/** An icon made of nodes, because a string of markup would need a Trusted Types policy. */
export function icon(path: string, className: string, size = 100): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
  svg.setAttribute('class', className);
  svg.setAttribute('aria-hidden', 'true');
  const shape = document.createElementNS(SVG, 'path');
  shape.setAttribute('d', path);
  svg.append(shape);
  return svg;
}
