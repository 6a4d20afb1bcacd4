import { expect, test } from 'vitest';
import { homeResourcesDelay, loadingResources, noResources } from './homeResource';

test('the home page’s resources take a second to load and say so in the specified words', () => {
  expect(homeResourcesDelay).toBe(1000);
  expect(loadingResources).toBe('Loading resources...');
  expect(noResources).toBe('No resources found.');
});
