import type { CheckId } from '@/a11y-tests/audits/matrix/checks';

/** A success criterion of WCAG 2.2, and what this repository checks for it. */
export interface Criterion {
  /** Its number, such as 1.4.10. */
  id: string;
  title: string;
  /** Its anchor in https://www.w3.org/TR/WCAG22/. */
  slug: string;
  level: 'A' | 'AA' | 'AAA';
  /** Audits that are evidence for it, besides the checks of the matrix and the rules of axe: `map` is `map.spec.ts` and `map/`. */
  tests?: readonly string[];
  /** Automated checks decide it completely. Otherwise a person must have checked as well. */
  byMachine?: boolean;
  /** Not applicable to the product; names the check that would detect a change of that. */
  notApplicable?: { why: string; noticedBy: CheckId };
}

const noMedia = {
  why: 'The product plays no sound and no film: a “video” is its words.',
  noticedBy: 'no-media',
} as const;

/** All criteria of levels A and AA, in the order of the standard, and those of level AAA that the product claims. */
export const criteria: readonly Criterion[] = [
  { id: '1.1.1', title: 'Non-text Content', slug: 'non-text-content', level: 'A' },
  {
    id: '1.2.1',
    title: 'Audio-only and Video-only (Prerecorded)',
    slug: 'audio-only-and-video-only-prerecorded',
    level: 'A',
    notApplicable: noMedia,
  },
  {
    id: '1.2.2',
    title: 'Captions (Prerecorded)',
    slug: 'captions-prerecorded',
    level: 'A',
    notApplicable: noMedia,
  },
  {
    id: '1.2.3',
    title: 'Audio Description or Media Alternative (Prerecorded)',
    slug: 'audio-description-or-media-alternative-prerecorded',
    level: 'A',
    notApplicable: noMedia,
  },
  { id: '1.2.4', title: 'Captions (Live)', slug: 'captions-live', level: 'AA', notApplicable: noMedia },
  {
    id: '1.2.5',
    title: 'Audio Description (Prerecorded)',
    slug: 'audio-description-prerecorded',
    level: 'AA',
    notApplicable: noMedia,
  },
  { id: '1.3.1', title: 'Info and Relationships', slug: 'info-and-relationships', level: 'A' },
  { id: '1.3.2', title: 'Meaningful Sequence', slug: 'meaningful-sequence', level: 'A' },
  { id: '1.3.3', title: 'Sensory Characteristics', slug: 'sensory-characteristics', level: 'A' },
  { id: '1.3.4', title: 'Orientation', slug: 'orientation', level: 'AA' },
  { id: '1.3.5', title: 'Identify Input Purpose', slug: 'identify-input-purpose', level: 'AA' },
  { id: '1.4.1', title: 'Use of Color', slug: 'use-of-color', level: 'A' },
  { id: '1.4.2', title: 'Audio Control', slug: 'audio-control', level: 'A', notApplicable: noMedia },
  { id: '1.4.3', title: 'Contrast (Minimum)', slug: 'contrast-minimum', level: 'AA' },
  { id: '1.4.4', title: 'Resize Text', slug: 'resize-text', level: 'AA', byMachine: true },
  { id: '1.4.5', title: 'Images of Text', slug: 'images-of-text', level: 'AA' },
  { id: '1.4.6', title: 'Contrast (Enhanced)', slug: 'contrast-enhanced', level: 'AAA' },
  { id: '1.4.10', title: 'Reflow', slug: 'reflow', level: 'AA', byMachine: true },
  {
    id: '1.4.11',
    title: 'Non-text Contrast',
    slug: 'non-text-contrast',
    level: 'AA',
    tests: ['display'],
  },
  { id: '1.4.12', title: 'Text Spacing', slug: 'text-spacing', level: 'AA', byMachine: true },
  { id: '1.4.13', title: 'Content on Hover or Focus', slug: 'content-on-hover-or-focus', level: 'AA' },
  {
    id: '2.1.1',
    title: 'Keyboard',
    slug: 'keyboard',
    level: 'A',
    tests: ['journeys', 'calendar', 'map', 'admin'],
  },
  { id: '2.1.2', title: 'No Keyboard Trap', slug: 'no-keyboard-trap', level: 'A', byMachine: true },
  { id: '2.1.4', title: 'Character Key Shortcuts', slug: 'character-key-shortcuts', level: 'A' },
  {
    id: '2.2.1',
    title: 'Timing Adjustable',
    slug: 'timing-adjustable',
    level: 'A',
    tests: ['session'],
  },
  { id: '2.2.2', title: 'Pause, Stop, Hide', slug: 'pause-stop-hide', level: 'A' },
  {
    id: '2.3.1',
    title: 'Three Flashes or Below Threshold',
    slug: 'three-flashes-or-below-threshold',
    level: 'A',
  },
  {
    id: '2.3.3',
    title: 'Animation from Interactions',
    slug: 'animation-from-interactions',
    level: 'AAA',
    byMachine: true,
  },
  { id: '2.4.1', title: 'Bypass Blocks', slug: 'bypass-blocks', level: 'A', tests: ['journeys'] },
  { id: '2.4.2', title: 'Page Titled', slug: 'page-titled', level: 'A', tests: ['focus'] },
  { id: '2.4.3', title: 'Focus Order', slug: 'focus-order', level: 'A', tests: ['focus'] },
  { id: '2.4.4', title: 'Link Purpose (In Context)', slug: 'link-purpose-in-context', level: 'A' },
  { id: '2.4.5', title: 'Multiple Ways', slug: 'multiple-ways', level: 'AA', tests: ['search'] },
  { id: '2.4.6', title: 'Headings and Labels', slug: 'headings-and-labels', level: 'AA' },
  { id: '2.4.7', title: 'Focus Visible', slug: 'focus-visible', level: 'AA', byMachine: true },
  {
    id: '2.4.11',
    title: 'Focus Not Obscured (Minimum)',
    slug: 'focus-not-obscured-minimum',
    level: 'AA',
    byMachine: true,
  },
  { id: '2.5.1', title: 'Pointer Gestures', slug: 'pointer-gestures', level: 'A', tests: ['map'] },
  { id: '2.5.2', title: 'Pointer Cancellation', slug: 'pointer-cancellation', level: 'A' },
  { id: '2.5.3', title: 'Label in Name', slug: 'label-in-name', level: 'A' },
  { id: '2.5.4', title: 'Motion Actuation', slug: 'motion-actuation', level: 'A' },
  {
    id: '2.5.5',
    title: 'Target Size (Enhanced)',
    slug: 'target-size-enhanced',
    level: 'AAA',
    byMachine: true,
  },
  {
    id: '2.5.7',
    title: 'Dragging Movements',
    slug: 'dragging-movements',
    level: 'AA',
    tests: ['map', 'calendar'],
  },
  { id: '2.5.8', title: 'Target Size (Minimum)', slug: 'target-size-minimum', level: 'AA', byMachine: true },
  { id: '3.1.1', title: 'Language of Page', slug: 'language-of-page', level: 'A', byMachine: true },
  { id: '3.1.2', title: 'Language of Parts', slug: 'language-of-parts', level: 'AA' },
  { id: '3.1.5', title: 'Reading Level', slug: 'reading-level', level: 'AAA', byMachine: true },
  { id: '3.2.1', title: 'On Focus', slug: 'on-focus', level: 'A' },
  { id: '3.2.2', title: 'On Input', slug: 'on-input', level: 'A' },
  {
    id: '3.2.3',
    title: 'Consistent Navigation',
    slug: 'consistent-navigation',
    level: 'AA',
    tests: ['focus'],
  },
  { id: '3.2.4', title: 'Consistent Identification', slug: 'consistent-identification', level: 'AA' },
  { id: '3.2.6', title: 'Consistent Help', slug: 'consistent-help', level: 'A' },
  {
    id: '3.3.1',
    title: 'Error Identification',
    slug: 'error-identification',
    level: 'A',
    tests: ['access', 'admin', 'profile'],
  },
  { id: '3.3.2', title: 'Labels or Instructions', slug: 'labels-or-instructions', level: 'A' },
  {
    id: '3.3.3',
    title: 'Error Suggestion',
    slug: 'error-suggestion',
    level: 'AA',
    tests: ['access', 'admin'],
  },
  {
    id: '3.3.4',
    title: 'Error Prevention (Legal, Financial, Data)',
    slug: 'error-prevention-legal-financial-data',
    level: 'AA',
    tests: ['profile', 'admin', 'events'],
  },
  { id: '3.3.7', title: 'Redundant Entry', slug: 'redundant-entry', level: 'A', tests: ['access'] },
  {
    id: '3.3.8',
    title: 'Accessible Authentication (Minimum)',
    slug: 'accessible-authentication-minimum',
    level: 'AA',
    tests: ['access'],
  },
  { id: '4.1.2', title: 'Name, Role, Value', slug: 'name-role-value', level: 'A' },
  {
    id: '4.1.3',
    title: 'Status Messages',
    slug: 'status-messages',
    level: 'AA',
    tests: ['journeys'],
  },
];

/** The address of a criterion in the standard. */
export const addressOf = ({ slug }: Pick<Criterion, 'slug'>): string =>
  `https://www.w3.org/TR/WCAG22/#${slug}`;
