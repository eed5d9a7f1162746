import { Html, trustedHtml } from '../core/html.ts';
import { isString } from '../core/type-guards.ts';
import type { Language } from '../language/language.ts';
import { formatFaults, type ThemeFault } from './fault.ts';
import type { FrameModel } from './model/frame.ts';
import type { MainModel } from './model/main.ts';
import type { ViewBlock } from './model/view.ts';
import type { BlockByKind, BlockParts, BodyParts, MainByKind, MainParts, Part, ThemeParts } from './parts.ts';
import { renderFooter } from './register/frame/footer.ts';
import { renderHeader } from './register/frame/header.ts';
import { renderOwnBlock, withBlockRenderer } from './register/parts/blocks.ts';
import { arrangeBody, registerTheme, renderBody, wrapMain } from './register/register.ts';
import type { EntryLevel } from './register/sections/sections.ts';
import { findMissingFields } from './shown-fields.ts';
import type { Theme, ThemeModule } from './theme.ts';

/**
 * A theme of a project: ours with its parts in place of ours. What a part does wrong is a fault in the page: it throws, or
 * shows less of its model than ours. Then ours stands in its place.
 */
export function layTheme(parts: ThemeParts, module: ThemeModule): Theme {
  const { body, header, footer, main: mains = {}, block: blocks = {}, style, omit } = parts;
  const check = (model: object, name: string, [ours, theirs]: readonly [Html, Html], faults: readonly ThemeFault[]) => {
    const missing = findMissingFields(model, name, { ours: ours.text, theirs: theirs.text, omit });
    const all = [...faults, ...[...missing].map(([field, text]) => missingFault(field, text))];
    return all.length === 0 ? theirs : trustedHtml(theirs.text + formatFaults(all, ['<!--', '-->']));
  };
  return {
    module,
    body(frame, main) {
      const guard = createGuard();
      const own: BodyParts = {
        header: guard.render('header', frame, renderHeader, header),
        main: wrapMain(main),
        footer: guard.render('footer', frame, renderFooter, footer),
      };
      const whole = body && ((model: FrameModel, again: (other?: FrameModel) => Html) => body(model, again, own));
      const made = guard.render('body', frame, (other) => arrangeBody(other, own), whole);
      const ours = renderBody(frame, main);
      if (made.text.includes(own.main.text)) return check(frame, 'frame', [ours, made], guard.faults);
      const fault = { field: 'body', message: 'expected the main element as it is given, in parts.main' };
      return check(frame, 'frame', [ours, ours], [...guard.faults, fault]);
    },
    main(page, language) {
      const guard = createGuard();
      const block = (each: ViewBlock, inner: Language, level: EntryLevel) =>
        blockOfKind(guard, blocks, each.kind, each, [inner, level]);
      const made = withBlockRenderer(block, () => mainOfKind(guard, mains, page.kind, page, language));
      return check(page, page.kind, [registerTheme.main(page, language), made], guard.faults);
    },
    style: (look, extra) => {
      const ours = () => registerTheme.style(look, extra);
      const { value = ours(), faults } = attempt('style', () => style?.(ours, look) ?? ours(), isString);
      return value + formatFaults(faults, ['/*', '*/']);
    },
  };
}

function missingFault(field: string, text: string): ThemeFault {
  const short = text.length > most ? `${text.slice(0, most - 1)}…` : text;
  return {
    field,
    // Marks of a frame stand for values of a page.
    message: `expected ${text.includes('\u0001') ? 'its value' : JSON.stringify(short)} on the page, got nothing of it`,
    hint: `Show it, or name it in the theme: omit: ['${field}'].`,
  };
}

/** The most characters of a value that a message quotes. */
const most = 60;

const isHtml = (value: unknown): value is Html => value instanceof Html;

/** Result of a part, unless it throws or returns something else. */
function attempt<T>(field: string, action: () => unknown, is: (value: unknown) => value is T) {
  const fault = (message: string) => ({ value: undefined, faults: [{ field, message }] });
  try {
    const value = action();
    if (is(value)) return { value, faults: [] };
    const wanted = field === 'style' ? 'a text' : 'the result of html`…`';
    return fault(`expected ${wanted}, got ${value === null ? 'null' : typeof value}`);
  } catch (error) {
    return fault(`it throws${placeOf(error)}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** The first line of a theme's own in a stack: ours are no modules of ES. */
function placeOf(error: unknown): string {
  const stack = (error instanceof Error && error.stack) || '';
  const [, place] = /\n\s+at .*?([^/\\\s]+\.mjs:\d+):\d+/.exec(stack) ?? [];
  return place === undefined ? '' : ` in ${place}`;
}

type Guard = ReturnType<typeof createGuard>;

/** Calls parts, and notes their mistakes. */
function createGuard() {
  const faults: ThemeFault[] = [];
  return {
    faults,
    /** Renders a model with a part, or with ours if there is none or it fails. */
    render<Model>(field: string, model: Model, ours: (model: Model) => Html, part: Part<Model, []> | undefined): Html {
      if (!part) return ours(model);
      const done = attempt(field, () => part(model, (other = model) => ours(other)), isHtml);
      for (const fault of done.faults) faults.push(fault);
      return done.value ?? ours(model);
    },
  };
}

function mainOfKind<Kind extends MainModel['kind']>(
  guard: Guard,
  parts: MainParts,
  kind: Kind,
  page: MainByKind[Kind],
  language: Language,
): Html {
  const part = parts[kind];
  const bound: Part<MainByKind[Kind], []> | undefined = part && ((model, again) => part(model, again, language));
  return guard.render(`main.${kind}`, page, (other) => registerTheme.main(other, language), bound);
}

function blockOfKind<Kind extends ViewBlock['kind']>(
  guard: Guard,
  parts: BlockParts,
  kind: Kind,
  block: BlockByKind[Kind],
  [language, level]: readonly [Language, EntryLevel],
): Html {
  const part = parts[kind];
  const bound: Part<BlockByKind[Kind], []> | undefined =
    part && ((model, again) => part(model, again, language, level));
  return guard.render(`block.${kind}`, block, (other) => renderOwnBlock(other, language, level), bound);
}
