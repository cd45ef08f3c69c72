import '../kit/fonts.css';
import '../kit/tokens.css';
import '../kit/base.css';
import './api.css';

/** Shows what /api/openapi.json says, for people. */

interface Schema {
  type?: string;
  $ref?: string;
  items?: Schema;
  enum?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema;
  required?: string[];
}
interface Content {
  content?: Record<string, { schema: Schema }>;
}
interface Operation {
  summary: string;
  parameters?: { name: string; in: string; description?: string }[];
  requestBody?: Content;
  responses: Record<string, Content & { description?: string; $ref?: string }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

type Piece = Node | string;

function element(name: string, pieces: Piece[], attributes: Record<string, string> = {}): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...pieces);
  return made;
}

const reference = (name: string): Node => element('a', [name], { href: `#${name}` });

function typed(schema: Schema): Piece[] {
  if (schema.$ref) return [reference(schema.$ref.split('/').at(-1)!)];
  if (schema.enum) return [schema.enum.map((each) => JSON.stringify(each)).join(' | ')];
  if (schema.items) return ['list of ', ...typed(schema.items)];
  if (schema.additionalProperties) return ['map to ', ...typed(schema.additionalProperties)];
  return [schema.type ?? 'anything'];
}

function table(rows: [Piece[], Piece[]][]): HTMLElement {
  return element('table', [
    element(
      'tbody',
      rows.map(([first, rest]) => element('tr', [element('th', first, { scope: 'row' }), element('td', rest)])),
    ),
  ]);
}

const carried = (content: Content | undefined): Piece[] =>
  Object.entries(content?.content ?? {}).flatMap(([mime, { schema }]) => [...typed(schema), ` (${mime})`]);

function operation(path: string, method: string, told: Operation): HTMLElement {
  const rows: [Piece[], Piece[]][] = (told.parameters ?? []).map((each) => [
    [element('code', [each.name])],
    [`${each.in}: ${each.description ?? ''}`],
  ]);
  if (told.requestBody) rows.push([['body'], carried(told.requestBody)]);
  for (const [status, response] of Object.entries(told.responses))
    rows.push([[status], [response.description ?? '', ' ', ...carried(response)]]);
  const heading = element('h2', [element('span', [method], { class: 'method' }), element('code', [path])]);
  return element('section', [heading, element('p', [told.summary]), table(rows)], { class: 'sheet' });
}

function schemaSection(name: string, told: Schema): HTMLElement {
  const rows = Object.entries(told.properties ?? {}).map(([key, each]): [Piece[], Piece[]] => [
    [element('code', [key])],
    [...typed(each), told.required?.includes(key) ? '' : ' (may be missing)'],
  ]);
  return element('section', [element('h2', [element('code', [name])]), table(rows)], { class: 'sheet', id: name });
}

const page = document.getElementById('api')!;
try {
  const told: Document = await (await fetch('/api/openapi.json')).json();
  for (const [path, methods] of Object.entries(told.paths))
    for (const [method, each] of Object.entries(methods)) page.append(operation(path, method, each));
  for (const [name, each] of Object.entries(told.components.schemas)) page.append(schemaSection(name, each));
} catch {
  page.append(element('p', ['The description cannot be reached just now. Please try again.'], { role: 'alert' }));
}
