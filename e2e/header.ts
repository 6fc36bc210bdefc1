import type { Locator, Page } from 'playwright-core';
import type { Messages } from '../app/i18n/en/messages.ts';

/** On a screen of this size the menu is behind a button. */
export const phone = { width: 390, height: 800 };

/** Without a mouse: nobody rests a pointer on anything, so that only a touch brings React. */
export const onPhone = { viewport: phone, hasTouch: true, isMobile: true };

export const menuButton = (page: Page, messages: Messages): Locator =>
  page.getByRole('banner').getByRole('button', { name: messages.menu, exact: true });

/** The links of the main menu while it can be seen. */
export const menuLinks = (page: Page, messages: Messages): Locator =>
  page.getByRole('navigation', { name: messages.mainMenu }).getByRole('link');

export const languageButton = (page: Page, messages: Messages): Locator =>
  page.getByRole('banner').getByRole('button', { name: messages.languageSelection });

export const isFocused = (element: Locator): Promise<boolean> =>
  element.evaluate((node) => node === document.activeElement);

/** What opens the links below an item of the menu. */
export const menuItem = (page: Page, messages: Messages, name: string): Locator =>
  page
    .getByRole('navigation', { name: messages.mainMenu })
    .locator('summary')
    .filter({ hasText: name });
