import type { Key } from './driver';

/** The code points by which WebDriver calls the keys that write nothing. */
const codes: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Space: ' ',
};

const codeOf = (name: string) => {
  const code = codes[name] ?? (name.length === 1 ? name : undefined);
  if (code === undefined) throw new Error(`No key is called ${name}`);
  return code;
};

/** A key press in the form that WebDriver and WebDriver BiDi share. */
export function keyActions(key: Key): object[] {
  const held = key.length === 1 ? [key] : key.split('+');
  const values = held.map(codeOf);
  const down = values.map((value) => ({ type: 'keyDown', value }));
  const up = values.toReversed().map((value) => ({ type: 'keyUp', value }));
  return [{ type: 'key', id: 'keyboard', actions: [...down, ...up] }];
}

/** A press of the mouse, in the same form. */
export function pointerActions(x: number, y: number): object[] {
  return [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ];
}
