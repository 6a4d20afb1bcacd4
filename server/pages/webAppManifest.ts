import { screenById } from '@/shared/domain/screens/screens';

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/install/${purpose === 'any' ? 'icon' : 'maskable'}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const screenshot = (form: 'narrow' | 'wide', sizes: string, label: string) => ({
  src: `/install/${form}.png`,
  sizes,
  type: 'image/png',
  form_factor: form,
  label,
});

/** The longest name that fits under an icon. */
const maxShortName = 12;

/**
 * The web app manifest, for installing the product (https://www.w3.org/TR/appmanifest/).
 * @param productName the operator's name for it.
 */
export function webAppManifest(productName: string): object {
  const shortcuts = [
    { name: 'My appointments', url: screenById('profile').path },
    { name: 'Help numbers', url: screenById('help').path },
  ];
  return {
    id: '/',
    name: productName,
    ...(productName.length <= maxShortName && { short_name: productName }),
    description: 'Health information, local services and good company.',
    lang: 'en-AU',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#17594a',
    categories: ['health', 'lifestyle'],
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
    shortcuts: shortcuts.map((one) => ({ ...one, icons: [icon(192, 'any')] })),
    screenshots: [
      screenshot('narrow', '720x1280', 'Numbers to call for help'),
      screenshot('wide', '1280x800', 'The first page on a wide screen'),
    ],
  };
}
