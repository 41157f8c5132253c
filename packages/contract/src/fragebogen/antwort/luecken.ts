import { mitUnd } from '../../shared/aufzaehlung.ts'
import { istLeer } from '../../formular/leer.ts'
import type { Feldfehler } from '../../shared/problem.ts'
import { WERT } from '../arten.ts'
import type { Fragedefinition } from '../definition/definitionSchema.ts'
import { jeArt, type Antwort, type FrageVon, type JeArt } from './antwort.ts'
import { beschreibbare } from './grenzen.ts'

type Luecke = readonly [stelle: string, text: string]
type Luecken = readonly Luecke[]

/** What 100 still lacks, or what is too much of it. */
export const restZu100 = (antwort: Antwort): number =>
  100 - Object.values(antwort.zahlen ?? {}).reduce((summe, zahl) => summe + zahl, 0)

const hatZahl = (antwort: Antwort): boolean => Object.keys(antwort.zahlen ?? {}).length > 0
const hatText = (antwort: Antwort): boolean => Object.values(antwort.texte ?? {}).some((t) => !istLeer(t))
const hatWahl = (antwort: Antwort): boolean => (antwort.wahl?.length ?? 0) > 0

/** Something was said, whether it suffices or not. */
export const istBeantwortet = (antwort: Antwort): boolean =>
  hatWahl(antwort) || hatZahl(antwort) || hatText(antwort)

/** Words that have to stand beside what was chosen or shared out. */
const beschreibungFehlt = (frage: Fragedefinition, antwort: Antwort): Luecken =>
  beschreibbare(frage).flatMap(({ id, text, zusaetzlicheBeschreibung: z }) => {
    const gewaehlt = antwort.wahl?.includes(id) === true || (antwort.zahlen?.[id] ?? 0) > 0
    const fehlt = z?.obligatorisch === true && gewaehlt && istLeer(antwort.texte?.[id])
    return fehlt ? [[`texte.${id}`, `Beschreiben Sie „${text}“ näher.`] as const] : []
  })

const wahl = (frage: FrageVon<'AuswahlFrage' | 'MehrfachAuswahlFrage'>, antwort: Antwort): Luecken =>
  hatWahl(antwort)
    ? beschreibungFehlt(frage, antwort)
    : [
        [
          'wahl',
          frage.type === 'AuswahlFrage' ? 'Wählen Sie eine Antwort.' : 'Wählen Sie mindestens eine Antwort.',
        ],
      ]

/** Some of several numbers are no answer: all of them, or none. */
const eintraege = (frage: FrageVon<'DezimalGruppeFrage'>, antwort: Antwort): Luecken =>
  frage.eintraege.flatMap(({ id }) =>
    antwort.zahlen?.[id] === undefined ? [[`zahlen.${id}`, 'Geben Sie eine Zahl ein.'] as const] : [],
  )

const freitext = ({ laengeMin }: FrageVon<'FreitextFrage'>, antwort: Antwort): Luecken => {
  const text = antwort.texte?.[WERT] ?? ''
  if (istLeer(text)) return [[`texte.${WERT}`, 'Geben Sie eine Antwort ein.']]
  return text.length < laengeMin ? [[`texte.${WERT}`, `Geben Sie mindestens ${laengeMin} Zeichen ein.`]] : []
}

const prioritaet = ({ werte }: FrageVon<'PrioritaetFrage'>, antwort: Antwort): Luecken => {
  const offen = werte.filter(({ id, obligatorisch }) => obligatorisch && antwort.wahl?.includes(id) !== true)
  if (offen.length > 0) return [['wahl', `Ordnen Sie noch ein: ${mitUnd(offen.map(({ text }) => text))}.`]]
  return hatWahl(antwort) ? [] : [['wahl', 'Ordnen Sie mindestens einen Punkt ein.']]
}

const aufteilung = (frage: FrageVon<'ProzentualeAufteilungFrage'>, antwort: Antwort): Luecken => {
  const rest = restZu100(antwort)
  const zuviel = rest < 0 ? `Das sind ${-rest} % zu viel.` : `Es fehlen noch ${rest} %.`
  return rest === 0 ? beschreibungFehlt(frage, antwort) : [['zahlen', `Verteilen Sie genau 100 %. ${zuviel}`]]
}

const LUECKEN: JeArt<Luecken> = {
  AuswahlFrage: wahl,
  MehrfachAuswahlFrage: wahl,
  DezimalFrage: (_: FrageVon<'DezimalFrage'>, antwort: Antwort): Luecken =>
    hatZahl(antwort) ? [] : [[`zahlen.${WERT}`, 'Geben Sie eine Zahl ein.']],
  DezimalGruppeFrage: eintraege,
  FreitextFrage: freitext,
  PrioritaetFrage: prioritaet,
  ProzentualeAufteilungFrage: aufteilung,
}

/** What a question still needs before the questionnaire can be finished. One that is optional may stay empty, not half. */
export const luecken = (frage: Fragedefinition, antwort: Antwort): Feldfehler[] => {
  if (!frage.pflicht && !istBeantwortet(antwort)) return []
  return jeArt(LUECKEN, frage, antwort).map(([stelle, text]) => ({
    pfad: `${frage.id}.${stelle}`,
    text,
  }))
}
