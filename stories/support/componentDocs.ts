import type { ComponentDocs } from '@/scripts/componentProps';

/** What each component takes, by name. Storybook fills it in (`.storybook/plugins.ts`); where only a test draws a story it is empty. */
export const componentDocs: Readonly<Record<string, ComponentDocs>> = {};
