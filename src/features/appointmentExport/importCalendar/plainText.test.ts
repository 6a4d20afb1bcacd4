import { expect, test } from 'vitest';
import { plainText } from './plainText';

test.each([
  [
    '<html><body><p>Bring your <b>Medicare card</b>&nbsp;and&nbsp;glasses.</p></body></html>',
    'Bring your Medicare card and glasses.',
  ],
  ['One<br>Two<br/>Three', 'One\nTwo\nThree'],
  ['<p>One</p>\n<p>Two &amp; three</p>', 'One\n\nTwo & three'],
  ['<ul><li>Card</li><li>Glasses</li></ul>', 'Card\n\nGlasses'],
  [
    '<style>p { color: red }</style><!-- <p>no</p> --><span>Caf&eacute; &#8211; 5&#x20AC;</span>',
    'Café – 5€',
  ],
  ['Call <a href="https://example.org/j/1">the clinic</a><br>', 'Call the clinic (https://example.org/j/1)'],
  ['<a href="https://example.org">https://example.org</a>', 'https://example.org'],
  ['<p>A <a href="javascript:alert(1)">b</a></p>', 'A b'],
  [
    'Tea <3 cake, 5 < 6 > 4 &amp; Jim <jim@example.org>',
    'Tea <3 cake, 5 < 6 > 4 &amp; Jim <jim@example.org>',
  ],
  ['Line one\n  Line two', 'Line one\n  Line two'],
])('the text %j of a calendar file is read as %j', (written, read) => {
  expect(plainText(written)).toBe(read);
});
