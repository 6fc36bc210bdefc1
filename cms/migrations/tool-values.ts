/**
 * What the tools calculate with moves from the settings into a global of its own, and back: SQL that
 * both databases understand, between making the one set of tables and dropping the other.
 */
const lists = Object.entries({
  grid_factors: 'country, factor, year, source',
  electricity_prices: 'country, price, currency, year, source',
  inverters: 'name, inverter_maximum, mppt_minimum, mppt_maximum, is_example',
});

/** Each version of the settings becomes one of the values, which were saved with it. */
export const valuesOutOfSettings = [
  `INSERT INTO tool_values (saved_by, _status, updated_at, created_at)
    SELECT saved_by, 'published', updated_at, created_at FROM settings`,
  `INSERT INTO _tool_values_v (id, version_saved_by, version__status, version_updated_at,
      version_created_at, created_at, updated_at, latest)
    SELECT id, version_saved_by, 'published', version_updated_at, version_created_at, created_at,
      updated_at, id = (SELECT MAX(id) FROM _settings_v) FROM _settings_v`,
  ...lists.flatMap(([name, columns]) => [
    `INSERT INTO tool_values_${name} (_order, _parent_id, id, ${columns})
      SELECT one._order, tool_values.id, one.id, ${of('one', columns)}
      FROM settings_${name} one, tool_values`,
    `INSERT INTO _tool_values_v_version_${name} (_order, _parent_id, _uuid, ${columns})
      SELECT _order, _parent_id, _uuid, ${columns} FROM _settings_v_version_${name} ORDER BY id`,
  ]),
];

/** Each version of the settings has what was published when it was saved; drafts have no place. */
export const valuesIntoSettings = lists.flatMap(([name, columns]) => [
  `INSERT INTO settings_${name} (_order, _parent_id, id, ${columns})
    SELECT one._order, settings.id, one.id, ${of('one', columns)}
    FROM tool_values_${name} one, settings
    WHERE EXISTS (SELECT 1 FROM tool_values WHERE _status = 'published')`,
  `INSERT INTO _settings_v_version_${name} (_order, _parent_id, _uuid, ${columns})
    SELECT one._order, saved.id, one._uuid, ${of('one', columns)}
    FROM _settings_v saved JOIN _tool_values_v_version_${name} one ON one._parent_id = (
      SELECT id FROM _tool_values_v WHERE version__status = 'published'
      AND updated_at <= saved.updated_at ORDER BY updated_at DESC, id DESC LIMIT 1)
    ORDER BY saved.id, one._order`,
]);

function of(table: string, columns: string): string {
  return columns
    .split(', ')
    .map((column) => `${table}.${column}`)
    .join(', ');
}
