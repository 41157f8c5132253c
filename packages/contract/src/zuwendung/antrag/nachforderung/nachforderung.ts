import { istUntauglich } from '../../../shared/pruefstand.ts'
import { FRAGEBOGEN_STELLE } from '../../../fragebogen/antragStelle.ts'
import { reachablePages } from '@foerderportal/flow/flow'
import { stellenVon, type Stellenpfad } from '../../../formular/tafel.ts'
import { dateiOrte } from '../angaben/dateiorte.ts'
import { ANTRAG_SEITEN, antragFlow, antragPruefen } from '../flow.ts'
import type { AntragFormular } from '../../kern/antragsformular/formular.ts'
import { liegtIn } from '../../../formular/pfad.ts'
import type { AntragDaten } from '../schema.ts'
import { gegenstandStelle, seiteVon } from '../angaben/stellen.ts'
import { TAFEL, zeilenAuf } from '../tafel/tafel.ts'

const FINANZIERUNG: readonly string[] = ANTRAG_SEITEN.finanzierung.felder
const GROESSE: readonly string[] = ANTRAG_SEITEN.groesse.felder
const FLAECHEN: readonly string[] = ANTRAG_SEITEN.moorflaechen.felder

const jede = (stellen: readonly Stellenpfad[], dazu: readonly Stellenpfad[]) =>
  Object.fromEntries(stellen.map((stelle) => [stelle, dazu]))

/**
 * What opens together with a place, because a rule ties them: whoever corrects a price must be able to mend the
 * financing plan (ADR 0028). 'dokumente' stands for every kind of the programme.
 */
const MIT_OFFEN: Readonly<Record<Stellenpfad, readonly Stellenpfad[]>> = {
  'produktgruppenDaten.antragstellerArt': [...GROESSE, ...FINANZIERUNG, 'dokumente'],
  ...jede(GROESSE, [...GROESSE, ...FINANZIERUNG]),
  ...jede(FLAECHEN, FLAECHEN),
  ...jede(FINANZIERUNG, FINANZIERUNG),
}

/** The same for fields of an item: what it costs decides what is to be financed. */
const MIT_OFFEN_GEGENSTAND: Readonly<Record<string, readonly Stellenpfad[]>> = {
  anzahl: FINANZIERUNG,
  anschaffungskostenNettoEinzeln: FINANZIERUNG,
  kosten: FINANZIERUNG,
}

const mitOffen = (formular: AntragFormular, stelle: Stellenpfad): readonly Stellenpfad[] => {
  const [liste, , feld] = stelle.split('.')
  const dazu = liste === 'foerdergegenstaende' ? MIT_OFFEN_GEGENSTAND[feld ?? ''] : MIT_OFFEN[stelle]
  return (dazu ?? []).flatMap((s) => (s === 'dokumente' ? stellenVon(TAFEL.dokumente, formular) : [s]))
}

/** 'foerdergegenstandSeiten.0.foerdergegenstaende.1.anbieter', as errors name a field, with the item's id or place. */
const IM_FORMULAR = /^foerdergegenstandSeiten\.(\d+)\.foerdergegenstaende\.([^.]+)\.([^.]+)$/

/** The place that a path of a form means; whether the form has it is not asked. */
export const stelleVon = (formular: AntragFormular, pfad: string): Stellenpfad => {
  const [, seite, welcher = '', feld = ''] = IM_FORMULAR.exec(pfad) ?? []
  if (seite === undefined) return pfad
  const gegenstaende = formular.foerdergegenstandSeiten?.[Number(seite)]?.foerdergegenstaende ?? []
  const gemeint = /^\d{1,3}$/.test(welcher)
    ? gegenstaende[Number(welcher)]
    : gegenstaende.find(({ id }) => id === welcher)
  return gemeint ? gegenstandStelle(gemeint.id, feld) : pfad
}

/**
 * Contact and signing belong to the sending, not to what is checked: they may always change. The company's data are
 * kept elsewhere and taken as they are at each submission.
 */
const istFrei = (stelle: Stellenpfad): boolean =>
  seiteVon(stelle) === 'zeichnung' || seiteVon(stelle) === 'unternehmen'

/** Places with a file that is locked for good or does not open: first another one has to stand there (S5-02, S5-04). */
export const gesperrteStellen = (formular: AntragFormular): Stellenpfad[] =>
  dateiOrte(formular)
    .filter(({ datei }) => istUntauglich(datei.scanStatus))
    .map(({ pfad }) => stelleVon(formular, pfad))

/**
 * Every place that may be changed in a correction: what the bank named, what depends on it, what the rules already lack
 * of the form that was sent (its company may have another legal form by now), and what holds a locked file there or in
 * the draft. The order is that of the naming.
 */
export const offeneStellen = (
  genannt: readonly Stellenpfad[],
  eingereicht: AntragDaten,
  entwurf: AntragFormular = eingereicht.formular,
): Stellenpfad[] => {
  const { formular, kontext } = eingereicht
  const luecken = antragPruefen(formular, kontext).map(({ pfad }) => stelleVon(formular, pfad))
  const offen = [...genannt, ...luecken].flatMap((stelle) => [stelle, ...mitOffen(formular, stelle)])
  return [...new Set([...offen, ...gesperrteStellen(formular), ...gesperrteStellen(entwurf)])]
}

/** Every place of this form that holds an answer: the rows of the pages that are asked, one by one. */
export const antwortStellen = (daten: AntragDaten): Set<Stellenpfad> =>
  new Set([
    ...reachablePages(antragFlow, daten).flatMap((name) => stellenVon(zeilenAuf(name), daten.formular)),
    ...(daten.kontext.fragebogen ? [FRAGEBOGEN_STELLE] : []),
  ])

/** Places that were changed though they are not open, of those that `unterschiede` found. */
export const unerlaubte = (geaendert: readonly Stellenpfad[], offen: readonly Stellenpfad[]): Stellenpfad[] =>
  geaendert.filter((stelle) => !istFrei(stelle) && !offen.some((o) => liegtIn(stelle, o)))
