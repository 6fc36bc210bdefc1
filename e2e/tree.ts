import type { Page } from 'playwright-core';

/** An element as exposed to screen readers. */
interface TreeNode {
  role: string;
  name: string;
  /** Only if there is one: the text that `aria-describedby` refers to. */
  description?: string;
  /** Only those that are set, e.g. `focused`, `required`, `invalid`. */
  states: string[];
}

/** Text nodes, already included in the names of their elements. */
const textRoles = ['StaticText', 'InlineTextBox', 'ListMarker', 'LabelText', 'Legend', 'generic'];

const shownStates = ['focused', 'required', 'invalid', 'checked'];

/** The accessibility tree of the first element matching a selector, in order. */
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
