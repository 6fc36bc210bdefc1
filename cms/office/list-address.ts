type Condition = [field: string, operator: string, value: string];

/** The address of a list in the back office that shows what fulfils one of these groups. */
export function listAddress(collection: string, ...groups: Condition[][]): string {
  const query = new URLSearchParams();
  for (const [index, conditions] of groups.entries()) {
    for (const [position, [field, operator, value]] of conditions.entries()) {
      query.set(`where[or][${index}][and][${position}][${field}][${operator}]`, value);
    }
  }
  return `/admin/collections/${collection}${query.size > 0 ? `?${query}` : ''}`;
}
