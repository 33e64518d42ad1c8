type Value = string | number | boolean | null;
/** A row of a table. */
export type Row = Record<string, Value>;

/** An error as PostgREST answers it. */
export const problem = (status: number, code: string) => Response.json({ code }, { status });

/** A row in a body; PostgREST refuses columns that do not exist. */
export function known(body: string, columns: readonly string[]): Row {
  const row: Row = JSON.parse(body);
  const unknown = Object.keys(row).filter((column) => !columns.includes(column));
  if (unknown.length > 0) throw new Error(`No such column: ${unknown}`);
  return row;
}

/** Whether a row is among those a query asks for. */
export function matches(row: Row, query: URLSearchParams, columns: readonly string[]): boolean {
  return [...query].every(([column, filter]) => {
    if (['on_conflict', 'order', 'limit'].includes(column)) return true;
    if (!columns.includes(column)) throw new Error(`No such column: ${column}`);
    const [, operator = '', value = ''] = /^(not\.\w+|\w+)\.(.*)$/.exec(filter) ?? [];
    return compare(row[column] ?? null, operator, value);
  });
}

function compare(actual: Value, operator: string, value: string): boolean {
  if (operator === 'is') return actual === null;
  if (operator === 'not.is') return actual !== null;
  if (actual === null) return false; // as in SQL
  const [left, right] =
    typeof actual === 'number'
      ? [actual, Number(value)]
      : [Date.parse(String(actual)), Date.parse(value)];
  switch (operator) {
    case 'eq':
      return String(actual) === value;
    case 'neq':
      return String(actual) !== value;
    case 'in':
      return value.slice(1, -1).split(',').includes(String(actual));
    case 'lt':
      return left < right;
    case 'gte':
      return left >= right;
    default:
      throw new Error(`Unknown operator: ${operator}`);
  }
}
