/** A block of a section; its kind decides how the page and the printed leaflet show it. */
export type LeafletBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  /** Help numbers, by their ids in the list of help numbers. */
  | { kind: 'numbers'; ids: readonly string[] }
  /** Lines to write on after printing, each with its label. */
  | { kind: 'lines'; labels: readonly string[] };

/** One section of the leaflet under its own heading. */
export interface LeafletSection {
  /** Unique within the leaflet, in kebab-case. */
  id: string;
  heading: string;
  blocks: readonly LeafletBlock[];
  /** True if the printed leaflet starts its second page here. */
  startsPage?: true;
}

/** The leaflet to download, print or read as a page. Two A4 pages in large type. */
export interface Leaflet {
  title: string;
  /** The subject, in one or two sentences under the title. */
  lead: string;
  sections: readonly LeafletSection[];
  /** The closing note. */
  note: string;
}

/** The text of the leaflet. General advice only; facts with a source are in the health resources. */
export const leaflet: Leaflet = {
  title: 'Act Now, Age Better',
  lead: 'Small steps help you stay strong, safe and in touch. Choose one that you can take today.',
  sections: [
    {
      id: 'move',
      heading: 'Move a little every day',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Aim for 30 minutes of movement on most days. Short walks count. Do something for strength and balance too: it helps you not to fall.',
        },
        {
          kind: 'list',
          items: [
            'Stand up from a chair five times, without using your hands if you can.',
            'Hold on to the kitchen bench and stand on one leg.',
            'Walk with a friend.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Start slowly. If you have been unwell, ask your doctor first.',
        },
      ],
    },
    {
      id: 'home',
      heading: 'Make your home safe',
      blocks: [
        {
          kind: 'list',
          items: [
            'Keep floors clear. Take loose mats and cords away.',
            'Have a light that you can reach from your bed.',
            'Wear shoes that fit well and do not slip.',
            'Keep your phone where you can reach it from the floor.',
          ],
        },
      ],
    },
    {
      id: 'in-touch',
      heading: 'Stay in touch',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Call somebody today. Say yes to a cup of tea, a class or a walking group. If you feel low for more than two weeks, tell your doctor.',
        },
      ],
    },
    {
      id: 'scams',
      heading: 'Watch out for scams',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Stop. Check. Protect. Nobody honest asks for your password, or asks you to pay with gift cards. Hang up. Then call back on a number that you looked up yourself.',
        },
      ],
    },
    {
      id: 'doctor',
      heading: 'See your doctor early',
      startsPage: true,
      blocks: [
        {
          kind: 'list',
          items: [
            'Take a list of all your medicines with you.',
            'Ask about vaccines. From age 65, flu vaccines are free every year and shingles vaccines are free. The visit itself may cost something.',
            'Say so when you have had a fall, even without an injury.',
          ],
        },
      ],
    },
    {
      id: 'numbers',
      heading: 'Talk to a person',
      blocks: [{ kind: 'numbers', ids: ['emergency', 'my-aged-care', 'nurse', 'lifeline'] }],
    },
    {
      id: 'own-numbers',
      heading: 'My own numbers',
      blocks: [{ kind: 'lines', labels: ['My doctor', 'Family or friend', 'Neighbour'] }],
    },
  ],
  note: 'This is general information, not medical advice. In an emergency call 000.',
};
