import { Button } from '@/src/components/Button/Button';
import { Pagination } from '@/src/components/Pagination/Pagination';
import { SaveButton } from '@/src/components/SaveButton/SaveButton';
import { SkipLink } from '@/src/components/SkipLink/SkipLink';
import { contrast } from '@/src/components/Icon/paths';
import { StarAverage } from '@/src/components/StarAverage/StarAverage';
import { StarRating } from '@/src/components/StarRating/StarRating';
import { ThemeToggle } from '@/src/components/ThemeToggle/ThemeToggle';
import { ToggleGroup } from '@/src/components/ToggleGroup/ToggleGroup';
import { Toolbar } from '@/src/components/Toolbar/Toolbar';
import { nothing } from './frame';
import type { Pictures } from './pictures';

const kinds = [
  { value: 'all', label: 'All' },
  { value: 'fitness', label: 'Fitness' },
  { value: 'food', label: 'Nutrition' },
];

/** Do and don't of what people press. */
export const actions: Pictures = {
  Button: [
    <div key="1" className="story-row">
      <Button kind="main">Save appointment</Button>
      <Button>Cancel</Button>
    </div>,
    <div key="2" className="story-row">
      <Button kind="main">OK</Button>
      <Button kind="main">Submit</Button>
      <Button kind="main">Click here</Button>
    </div>,
    <Button key="3" unavailable="All 25 places are taken.">
      Full
    </Button>,
    <span key="4" className="story-faded">
      <Button>Register</Button>
    </span>,
  ],
  Pagination: [
    <Pagination key="1" label="Pages of users" page={2} pageCount={3} onPage={nothing} />,
    <div key="2" className="story-row">
      {['«', '1', '2', '3', '…', '87', '»'].map((sign) => (
        <Button key={sign} size="small">
          {sign}
        </Button>
      ))}
    </div>,
  ],
  SaveButton: [
    <SaveButton key="1" title="Morning Tea and Chat" pressed onChange={nothing}>
      <a className="alone" href="#saved">
        Show all you saved
      </a>
    </SaveButton>,
    <span key="2" className="story-sign">
      ★
    </span>,
  ],
  SkipLink: [
    <div key="1" className="story-shown">
      <SkipLink href="#main">Skip to main content</SkipLink>
    </div>,
    <div key="2" className="story-shown">
      <SkipLink href="#main">Bypass block navigation</SkipLink>
    </div>,
  ],
  StarAverage: [
    <StarAverage key="1" average={4.3} count={12} />,
    <span key="2" className="story-sign">
      ☆☆☆☆☆
    </span>,
  ],
  StarRating: [
    <StarRating key="1" label="Rate: Tea with milk" value={null} onSave={nothing} />,
    <span key="2" className="story-sign story-faded">
      ☆☆☆☆☆
    </span>,
  ],
  ThemeToggle: [
    <div key="1" className="story-strong">
      <ThemeToggle label="High contrast" icon={contrast} pressed onChange={nothing} />
    </div>,
    <div key="2" className="story-strong">
      <ThemeToggle label="Turn high contrast off" icon={contrast} pressed onChange={nothing} />
    </div>,
  ],
  ToggleGroup: [
    <ToggleGroup key="1" label="Show" showLabel options={kinds} value="fitness" onChange={nothing} />,
    <div key="2" className="story-row">
      <Button>Fitness</Button>
      <Button kind="main">Nutrition</Button>
    </div>,
  ],
  Toolbar: [
    <Toolbar key="1" label="7 letters selected" showLabel>
      <Button kind="danger">Delete 7 letters</Button>
      <Button kind="quiet">Clear selection</Button>
    </Toolbar>,
    <Toolbar key="2" label="Actions">
      <Button kind="danger">Delete</Button>
      <Button kind="quiet">Clear</Button>
    </Toolbar>,
  ],
};
