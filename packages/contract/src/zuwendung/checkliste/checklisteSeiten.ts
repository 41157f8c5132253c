import { isReachable } from '@foerderportal/flow/flow'
import { valueAt } from '@foerderportal/values/path'
import { hatTyp, nurBei, type Fall } from './checklisteFaelle.ts'
import type { Checkliste, ChecklisteFrage, ChecklisteGruppe } from './checklisteSchema.ts'
import { ANTRAG_SEITEN, antragFlow, type AntragSeitenName } from '../flow.ts'
import { Beratungsdienstleistung, Maschine } from '../formular/foerdergegenstand.ts'
import { FRAGEN, FRAGEN_GEGENSTAND } from '../formular/fragen.ts'
import { UNTERLAGEN_JE_MASCHINE } from '../formular/gegenstaende.ts'
import { liegtIn } from '../formular/pfad.ts'
import { istLeer } from '../formular/leer.ts'

/** Paths of the answers that the page would miss if the form were sent like this. */
const fehlendesAuf = (seite: AntragSeitenName, faelle: readonly Fall[]): string[] =>
  faelle.flatMap(({ daten }) => ANTRAG_SEITEN[seite].pruefen(daten).map(({ pfad }) => pfad))

const fragen = Object.keys(FRAGEN) as (keyof typeof FRAGEN)[] // the keys of the literal
/** Answered with the question for the size: it sets all three. */
const MITBEANTWORTET: readonly string[] = [
  'produktgruppenDaten.kuBestaetigt',
  'produktgruppenDaten.muBestaetigt',
]
const fragenIn = (felder: readonly string[]) =>
  fragen.filter((pfad) => !MITBEANTWORTET.includes(pfad) && felder.some((feld) => liegtIn(pfad, feld)))

/** Company data are kept elsewhere: what is neither there nor missed is not spoken of. */
const zaehlt = (seite: AntragSeitenName, f: ChecklisteFrage) => seite !== 'unternehmen' || !f.freiwillig

const einfache = (seite: AntragSeitenName, faelle: readonly [Fall, ...Fall[]]): ChecklisteGruppe[] => {
  const fehlt = new Set(fehlendesAuf(seite, faelle))
  const { formular } = faelle[0].daten
  const liste = fragenIn(ANTRAG_SEITEN[seite].felder)
    .map((pfad) => {
      const bekannt = !istLeer(valueAt(formular, pfad.split('.')))
      return { frage: FRAGEN[pfad], bekannt, freiwillig: !bekannt && !fehlt.has(pfad) }
    })
    .filter((frage) => zaehlt(seite, frage))
  return liste.length === 0 ? [] : [{ titel: null, fragen: liste }]
}

const JE_TYP = [
  { typ: 'MASCHINE', titel: 'Für jede Maschine', felder: Maschine.shape },
  { typ: 'BERATUNGSDIENSTLEISTUNG', titel: 'Für jede Beratung', felder: Beratungsdienstleistung.shape },
] as const

/** Questions of an item that are answered by uploading a paper. */
const istUnterlage = (name: string) => UNTERLAGEN_JE_MASCHINE.some((unterlage) => unterlage === name)

const jeGegenstand = (faelle: readonly Fall[]): ChecklisteGruppe[] => {
  const fehlt = new Set(
    fehlendesAuf('foerdergegenstaende', faelle).map((pfad) => pfad.slice(pfad.lastIndexOf('.') + 1)),
  )
  const namen = Object.keys(FRAGEN_GEGENSTAND) as (keyof typeof FRAGEN_GEGENSTAND)[] // the keys of the literal
  return JE_TYP.filter(({ typ }) => faelle.some(hatTyp(typ))).map(({ titel, felder }) => ({
    titel,
    fragen: namen
      .filter((name) => name in felder && !istUnterlage(name))
      .map((name) => ({ frage: FRAGEN_GEGENSTAND[name], bekannt: false, freiwillig: !fehlt.has(name) })),
  }))
}

/** What the wizard will ask, page by page: its own pages, fields, questions and checks, none of them written twice. */
export const seitenVon = (faelle: readonly [Fall, ...Fall[]]): Checkliste['seiten'] =>
  (Object.keys(ANTRAG_SEITEN) as AntragSeitenName[]) // the keys of the literal, in the order of the wizard
    .map((seite) => ({
      titel: ANTRAG_SEITEN[seite].titel,
      nurBei: nurBei(faelle, ({ daten }) => isReachable(antragFlow, seite, daten)),
      gruppen: seite === 'foerdergegenstaende' ? jeGegenstand(faelle) : einfache(seite, faelle),
    }))
    .filter((s) => s.gruppen.length > 0 && s.nurBei?.length !== 0)
