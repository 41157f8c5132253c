import { expect, test } from 'vitest'
import { BANKPRUEFUNG_ANZEIGE, bankpruefungStaende } from './auszahlung/bankpruefung/staende.ts'
import { AUSZAHLUNG_ANZEIGE, auszahlungStaende } from './auszahlung/staende.ts'
import { ZAHLLAUF_ANZEIGE, zahllaufStaende } from './auszahlung/zahllauf/staende.ts'
import { mitzeichnungStaende } from './formular/mitzeichnungStaende.ts'
import { befragungStaende, fassungStaende } from './fragebogen/staende.ts'
import { identStaende } from './identifizierung/staende.ts'
import { bekundungStaende } from './interessenbekundung/bekundungStaende.ts'
import { BEKUNDUNG_ANZEIGE } from './interessenbekundung/bekundungStatus.ts'
import { einladungStaende } from './interessenbekundung/einladungStaende.ts'
import { rundeStaende } from './interessenbekundung/rundeStaende.ts'
import { serienfallStaende } from './mitteilungen/serie/staende.ts'
import { konversationStaende } from './mitteilungen/staende.ts'
import { FORT, type Lauf, type StatusAnzeige } from './shared/lauf/lauf.ts'
import { laufPruefen, versuche } from './shared/lauf/testing/laufPruefen.ts'
import { unmoeglicheVorschlaege } from './shared/lauf/testing/vorschlaege.ts'
import { anhoerungStaende } from './zuwendung/antrag/anhoerung/staende.ts'
import { BEKANNTGABE_ANZEIGE, bekanntgabeStaende } from './zuwendung/bank/bekanntgabe/staende.ts'
import { ENTSCHEIDUNG_ANZEIGE, entscheidungStaende } from './zuwendung/bank/entscheidung/staende.ts'
import { vermerkStaende } from './zuwendung/bank/pruefpunkte/staende.ts'
import { antragStaende, NACHFORDERUNG_ANZEIGE, STATUS_ANZEIGE } from './zuwendung/kern/staende.ts'
import { VERZICHT_ANZEIGE, verzichtStaende } from './zuwendung/antrag/verzicht/staende.ts'

const STRICH = '–'
const stand = (s: string | null) => s ?? STRICH

/** An act as rows: from where, by whom, to where; one where these differ. */
const zeilenVon = <S extends string | null, A extends string, Z>(l: Lauf<S, A, Z>): string[] => {
  const alle = versuche(l)
  return l.aktionen.flatMap((aktion) => {
    const gruppen = new Map<string, string[]>()
    for (const s of new Set(alle.map((v) => v.stand))) {
      const gehende = alle.filter((v) => v.aktion === aktion && v.stand === s && v.grund === null)
      for (const nach of new Set(gehende.map((v) => v.nach))) {
        const wer = gehende.filter((v) => v.nach === nach).map((v) => v.wer)
        const wohin = nach === s ? 'bleibt' : nach === FORT ? 'fort' : stand(nach ?? null)
        const schluessel = `${wer.join(', ')} | ${wohin}`
        gruppen.set(schluessel, [...(gruppen.get(schluessel) ?? []), stand(s)])
      }
    }
    return [...gruppen].map(([rest, von]) => `| ${aktion} | ${von.join(', ')} | ${rest} |`)
  })
}

const blatt = <S extends string | null, A extends string, Z>(name: string, l: Lauf<S, A, Z>): string =>
  [
    `## ${name}`,
    '',
    `Beginnt bei ${stand(l.anfang)}${l.ende.length > 0 ? `, endet bei ${l.ende.join(', ')}` : ''}.`,
    '',
    '| Handlung | von | wer | nach |',
    '|---|---|---|---|',
    ...zeilenVon(l),
  ].join('\n')

type Geprueft = {
  readonly maengel: readonly string[]
  readonly vorschlaege: readonly string[]
  readonly blatt: string
}

const geprueft = <S extends string | null, A extends string, Z>(
  name: string,
  l: Lauf<S, A, Z>,
): Geprueft => ({
  maengel: laufPruefen(l),
  vorschlaege: unmoeglicheVorschlaege(l),
  blatt: blatt(name, l),
})

const LAEUFE: Readonly<Record<string, Geprueft>> = {
  '[R4-06] [S4-10]': geprueft('Antrag', antragStaende),
  '[S9-07]': geprueft('Vermerk', vermerkStaende),
  '[S9-04]': geprueft('Entscheidung', entscheidungStaende),
  '[S9-10]': geprueft('Bekanntgabe eines Bescheids', bekanntgabeStaende),
  '[S9-03]': geprueft('Anhörung', anhoerungStaende),
  '[S9-04] [S4-07]': geprueft('Verzicht', verzichtStaende),
  '[S6-06]': geprueft('Auszahlungsantrag', auszahlungStaende),
  '[S6-06] [S9-13]': geprueft('Prüfung einer Auszahlung', bankpruefungStaende),
  '[S6-07] [S6-08]': geprueft('Zahllauf', zahllaufStaende),
  '[S4-07]': geprueft('Zweite Unterschrift', mitzeichnungStaende),
  '[S8-01]': geprueft('Fassung eines Fragebogens', fassungStaende),
  '[S8-02]': geprueft('Fragebogen, der beantwortet wird', befragungStaende),
  '[S2-01]': geprueft('Identifizierung', identStaende),
  '[S3-02]': geprueft('Interessenbekundung', bekundungStaende),
  '[S3-04]': geprueft('Einladung', einladungStaende),
  '[S3-01] [A-17]': geprueft('Runde', rundeStaende),
  '[S7-04]': geprueft('Unterhaltung', konversationStaende),
  '[S9-08]': geprueft('Fall einer Serienmitteilung', serienfallStaende),
}

test.each(Object.entries(LAEUFE))('%s every act from every state by everybody', (_, { maengel }) => {
  expect(maengel).toEqual([])
})

test.each(Object.entries(LAEUFE))(
  '%s a refusal proposes only what can be done in that state',
  (_, { vorschlaege }) => {
    expect(vorschlaege).toEqual([])
  },
)

const ANZEIGEN: Readonly<Record<string, Readonly<Record<string, StatusAnzeige>>>> = {
  Antrag: { ...STATUS_ANZEIGE, NACHGEFORDERT: NACHFORDERUNG_ANZEIGE },
  Auszahlungsantrag: AUSZAHLUNG_ANZEIGE,
  'Prüfung einer Auszahlung': BANKPRUEFUNG_ANZEIGE,
  Zahllauf: ZAHLLAUF_ANZEIGE,
  Bekanntgabe: BEKANNTGABE_ANZEIGE,
  Entscheidung: ENTSCHEIDUNG_ANZEIGE,
  Verzicht: VERZICHT_ANZEIGE,
  Interessenbekundung: BEKUNDUNG_ANZEIGE,
}

test.each(Object.entries(ANZEIGEN))(
  '[G-02] %s: each state has its own word and says what comes next',
  (_, anzeigen) => {
    const alle = Object.values(anzeigen)
    expect(new Set(alle.map(({ wort }) => wort)).size).toBe(alle.length)
    for (const { weiter } of alle) expect(weiter).toMatch(/^\p{Lu}.*\.$/u)
  },
)

const KOPF = `# Stände

Wer was aus welchem Stand wohin bewegt: alle Tafeln (\`staende.ts\` in \`packages/contract\`), ausgerechnet für jede Handlung, jeden Stand und
jeden, der handelt. Was hier nicht steht, wird abgelehnt. \`UHR\` und \`ABLAUF\` ist niemand: Das geschieht von selbst.
Ein Test vergleicht; \`npx vitest run --project rein packages/contract/src/staende.test.ts -u\` schreibt die Seite neu.`

test('[S4-10] docs/staende.md says what the tables do: who changes one reads it there', async () => {
  const seite = [KOPF, ...Object.values(LAEUFE).map((l) => l.blatt)].join('\n\n')
  await expect(`${seite}\n`).toMatchFileSnapshot('../../../docs/staende.md')
})
