import type { Page } from 'playwright-core';

/** An element as the browser describes it to screen readers. */
interface TreeNode {
  role: string;
  name: string;
  /** Only where there is one: what `aria-describedby` points to. */
  description?: string;
  /** Only those that are set, e.g. `focused`, `required`, `invalid`. */
  states: string[];
}

/** What elements are made of; it is in their names already. */
const textRoles = ['StaticText', 'InlineTextBox', 'ListMarker', 'LabelText', 'Legend', 'generic'];

const shownStates = ['focused', 'required', 'invalid', 'checked'];

/** The accessibility tree of the first element that a selector finds, in its order. */
export async function readTree(page: Page, selector: string): Promise<TreeNode[]> {
  const session = await page.context().newCDPSession(page);
  try {
    const { root } = await session.send('DOM.getDocument', { depth: 0 });
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { nodes } = await session.send('Accessibility.queryAXTree', { nodeId });
    return nodes
      .filter(({ ignored, role }) => !ignored && !textRoles.includes(role?.value))
      .map(({ role, name, description, properties = [] }) => ({
        role: String(role?.value),
        name: String(name?.value ?? ''),
        ...(description?.value && { description: String(description.value) }),
        states: properties
          .filter(({ name: state, value }) => shownStates.includes(state) && isSet(value.value))
          .map(({ name: state }) => state),
      }));
  } finally {
    await session.detach();
  }
}

const isSet = (value: unknown): boolean => value === true || value === 'true';
