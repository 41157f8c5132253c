import ts from 'typescript'

/** One way of writing something that has another way by now, or that a second way must not join. */
export type Gestalt = {
  readonly name: string
  readonly wo: readonly string[]
  /** Where it belongs. */
  readonly ausser?: RegExp
  readonly ist: (text: string) => boolean
  /** Files that have it still. */
  readonly heute: readonly string[]
  /** What to do instead. */
  readonly satz: string
}

const QUELLEN = ['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}']
const SERVER = ['apps/server/src/**/*.ts']

const schluessel = (knoten: ts.ObjectLiteralExpression): string[] =>
  knoten.properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []))

const hatVonUndWer = (knoten: ts.Node): boolean =>
  (ts.isObjectLiteralExpression(knoten) &&
    ['von', 'wer'].every((name) => schluessel(knoten).includes(name))) ||
  ts.forEachChild(knoten, (kind) => hatVonUndWer(kind) || undefined) === true

/** A row that says from which state, and who: of a table of transitions. */
const istUebergang = (text: string): boolean =>
  /\bvon\b/.test(text) &&
  /\bwer\b/.test(text) &&
  hatVonUndWer(ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest))

/** Transaction, table and row of the log, written out in one place. */
const istHandlung = (text: string): boolean =>
  text.includes('.transaction()') &&
  /rotokollieren\(|protokollzeile\(/.test(text) &&
  /rlauben\(|\.hindernis\(|indernisFuer\(/.test(text)

/** Lists carry the files of 29 November 2026 (ADR 0118); a list gets shorter, never longer. */
export const GESTALTEN: readonly Gestalt[] = [
  {
    name: 'uebergang',
    wo: QUELLEN,
    ausser: /(?:\/s|[a-z]S)taende\.ts$/,
    ist: istUebergang,
    heute: [],
    satz: 'Who moves a thing from which state is its table in a staende.ts, where everybody looks for it.',
  },
  {
    name: 'mount',
    wo: SERVER,
    ausser: /\/platform\/http\/tueren\.ts$/,
    ist: (text) => /(?<![\w.])mount\(/.test(text),
    heute: [
      'apps/server/src/auszahlung/bankpruefung/bankpruefungRoutes.ts',
      'apps/server/src/auszahlung/zahllauf/zahllaufRoutes.ts',
      'apps/server/src/interessenbekundung/reihung/reihungRoutes.ts',
      'apps/server/src/interessenbekundung/runde/rundenRoutes.ts',
      'apps/server/src/interessenbekundung/staffel/staffelRoutes.ts',

      'apps/server/src/zuwendung/entscheidung/entscheidungRoutes.ts',
    ],
    satz: 'A module of the contract is mounted whole, by tueren().',
  },
  {
    name: 'handlung',
    wo: SERVER,
    ausser: /\/platform\/(?:handlung|vieraugen)\/|\/demo\//,
    ist: istHandlung,
    heute: [
      'apps/server/src/auszahlung/antrag/auszahlungLoeschen.ts',
      'apps/server/src/interessenbekundung/bekundung/bekundungAnlegen.ts',
      'apps/server/src/interessenbekundung/bekundung/bekundungZurueckziehen.ts',
      'apps/server/src/interessenbekundung/einfrieren/rundeEinfrieren.ts',
      'apps/server/src/interessenbekundung/einladung/einladungVerzichten.ts',
      'apps/server/src/interessenbekundung/staffel/einladungenFuehren.ts',
      'apps/server/src/platform/mitzeichnung/mitzeichnungBewegen.ts',
      'apps/server/src/zuwendung/anhoerung/stellungnahmeSchreiben.ts',
      'apps/server/src/zuwendung/antrag/antragLoeschen.ts',
      'apps/server/src/zuwendung/bank/nachfordern.ts',
      'apps/server/src/zuwendung/bank/nachforderungVerlaengern.ts',
      'apps/server/src/zuwendung/bank/nachforderungZuruecknehmen.ts',
      'apps/server/src/zuwendung/bank/pruefungBeginnen.ts',
      'apps/server/src/zuwendung/bekanntgabe/bescheidAbrufBestaetigen.ts',
      'apps/server/src/zuwendung/bekanntgabe/bescheidAbrufen.ts',
      'apps/server/src/zuwendung/pruefpunkte/vermerkAendern.ts',
      'apps/server/src/zuwendung/verzicht/verzichtMitzeichnen.ts',
      'apps/server/src/zuwendung/vorrat/fallZuweisen.ts',
    ],
    satz: 'An act that a table allows is locked, asked, done and logged by platform/handlung (ADR 0123).',
  },
  {
    name: 'call',
    wo: QUELLEN,
    ausser: /^packages\/client\/src\//,
    ist: (text) => /(?<![\w.])call\(/.test(text),
    heute: [],
    satz: 'A page asks packages/client, which alone speaks to the server.',
  },
  {
    name: 'ignore-alle',
    wo: QUELLEN,
    ausser: /\/rufen\.ts$/,
    ist: (text) => text.includes("ignore: 'alle'"),
    heute: [
      'packages/client/src/auszahlung/antrag.ts',
      'packages/client/src/auszahlung/bankpruefung.ts',
      'packages/client/src/barriere.ts',
      'packages/client/src/call.ts',
      'packages/client/src/datei.ts',
      'packages/client/src/entwurf/bankEntwurfSchluessel.ts',
      'packages/client/src/entwurf/entwurfSchluessel.ts',
      'packages/client/src/fragebogen/antworten.ts',
      'packages/client/src/fragebogen/bank.ts',
      'packages/client/src/fragebogen/fragebogen.ts',
      'packages/client/src/identifizierung/identifizierung.ts',
      'packages/client/src/identifizierung/bank.ts',
      'packages/client/src/interessenbekundung/bekundung.ts',
      'packages/client/src/mitteilungen/bank.ts',
      'packages/client/src/mitteilungen/serie.ts',
      'packages/client/src/nutzer/bankpersonen.ts',
      'packages/client/src/nutzer/nutzerstatus.ts',
      'packages/client/src/nutzer/personen.ts',
      'packages/client/src/session/provider.ts',
      'packages/client/src/unternehmen/bekanntgabe.ts',
      'packages/client/src/unternehmen/deMinimis.ts',
      'packages/client/src/unternehmen/bank.ts',
      'packages/client/src/zuwendung/anhoerung/anhoerung.ts',
      'packages/client/src/zuwendung/bescheid/abruf.ts',
      'packages/client/src/zuwendung/fall/aenderungen.ts',
      'packages/client/src/zuwendung/fall/anhoerung.ts',
      'packages/client/src/zuwendung/fall/nachforderung.ts',
      'packages/client/src/zuwendung/fall/protokoll.ts',
      'packages/client/src/zuwendung/fall/verlauf.ts',
      'packages/client/src/zuwendung/fall/verzicht.ts',
      'packages/client/src/zuwendung/pruefpunkte.ts',
      'packages/client/src/zuwendung/bank/befangenheit.ts',
      'packages/client/src/zuwendung/bank/bekanntgabe.ts',
      'packages/client/src/zuwendung/unterlagen.ts',
      'packages/client/src/zuwendung/verzicht/verzicht.ts',
      'packages/client/src/zuwendung/vorrat.ts',
      'packages/client/src/zuwendung/zuwendung.ts',
    ],
    satz: 'Whether a refusal is its caller’s is no matter of each call: give the call to a file that has one already.',
  },
  {
    name: 'freigegeben_von',
    wo: ['apps/server/migrations/*.sql'],
    ist: (text) => /(?:^\s*|add column (?:if not exists )?|[(,]\s*)freigegeben_von [a-z]/m.test(text),
    heute: [
      'apps/server/migrations/0008_auszahlung.sql',
      'apps/server/migrations/0053_entscheidung.sql',
      'apps/server/migrations/0079_reihung.sql',
      'apps/server/migrations/0085_rundenakt.sql',
      'apps/server/migrations/0095_zahllauf.sql',
      'apps/server/migrations/0130_bankpruefung.sql',
      'apps/server/migrations/0148_zahllauf_verfall.sql',
    ],
    satz: 'Four eyes are kept in one place for all kinds: no further table says by itself who released.',
  },
  {
    name: 'audit_log',
    wo: SERVER,
    ausser: /\/(platform\/audit|verlauf)\//,
    // in one and the same statement
    ist: (text) => /\baudit_log\b[^`]*\bhandlung (?:=|<>|~|in\b|like\b|is\b)/.test(text),
    heute: [
      'apps/server/src/auszahlung/zahllauf/auffaelliges.ts',
      'apps/server/src/zuwendung/zugang/handlungenBefangener.ts',
    ],
    satz: 'The log is evidence, not state: what an act left behind is asked of the table that keeps it.',
  },
]
