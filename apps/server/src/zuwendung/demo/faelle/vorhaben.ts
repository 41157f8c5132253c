import type { DateiAngabe } from '@foerderportal/contract/formular/dateien'
import type { FoerdergegenstandSeite } from '@foerderportal/contract/zuwendung/kern/antragsformular/foerdergegenstand'
import type { AntragFormular } from '@foerderportal/contract/zuwendung/kern/antragsformular/formular'
import { bestaetigungen, groessenklasse } from '@foerderportal/contract/zuwendung/kern/groesse/groesse'
import { FAEHIGKEITEN, kann } from '@foerderportal/contract/zuwendung/kern/programm/faehigkeiten'
import type { ProgrammDaten } from '@foerderportal/contract/zuwendung/kern/programm/programm'
import { zuFinanzierenCent, zuwendungenBerechnen } from '@foerderportal/contract/zuwendung/antrag/rules'
import { dokumentListe } from '@foerderportal/contract/zuwendung/antrag/unterlagen/dokumentliste'
import type { Programm } from '@foerderportal/contract/zuwendung/kern/programm/programme'
import type { DemoBetrieb } from '../../../unternehmen/public.ts'
import { neuesFormular } from '../../kern/neuesFormular.ts'
import { quotenFuer } from '../../kern/view.ts'

/** What somebody wants to buy, by category and class. */
type Vorhaben = readonly [kategorie: string, klasse: string, hersteller: string, typ: string, euro: number]

const VORHABEN: readonly Vorhaben[] = [
  ['B.1', 'mulchgeraet', 'Wendlandtechnik', 'Mulcher WM 280', 18_450],
  ['A.1', 'moor-raupe', 'Moortrac', 'MT 160 Raupe', 214_900],
  ['B.3', 'feldroboter', 'Agrobotik', 'Furche Eins', 96_800.5],
  ['B.2', 'kompostwender', 'Terrawend', 'TW 3000', 61_230],
  ['B.3', 'strohstriegel', 'Krumm & Sohn', 'Striegel 6 m', 23_990],
  ['A.1', 'moor-maehwerk', 'Moortrac', 'Mähwerk leicht 260', 38_750],
  ['B.1', 'mulchsaemaschine', 'Saatgut Nord', 'Direktsaat DS 4', 74_300],
  ['B.2', 'hangmiststreuer', 'Bergmann Land', 'Hangstreuer H 8', 43_120],
  ['B.3', 'doppelmesser', 'Messerwerk', 'DM 300 mit Schleifgerät', 19_480],
  ['A.1', 'moor-ernte', 'Schilf & Rohr', 'Ernter SR 5', 132_000],
  ['B.1', 'unterstockbuerste', 'Rebtechnik', 'Bürste UB 2', 11_260],
  ['B.2', 'seitenstreuer', 'Bergmann Land', 'Seitenstreuer S 12', 52_700],
]

/** How large a company is; the second is a small, the third a medium enterprise. */
const GROESSEN = [
  { anzahlMitarbeiter: 2.5, umsatz: 310_000, bilanzsumme: 640_000 },
  { anzahlMitarbeiter: 14, umsatz: 2_450_000, bilanzsumme: 3_900_000 },
  { anzahlMitarbeiter: 63, umsatz: 12_600_000, bilanzsumme: 17_800_000 },
  { anzahlMitarbeiter: 4, umsatz: 480_000, bilanzsumme: 1_120_000 },
] as const
const TAETIGKEITEN = ['Ackerbau', 'Milchvieh und Grünland', 'Gemüse- und Obstbau', 'Grünland auf Moor']

const wahl = <T>(aus: readonly T[], nr: number): T => {
  const gewaehlt = aus[nr % aus.length]
  if (gewaehlt === undefined) throw new Error('there is nothing to choose from')
  return gewaehlt
}

export type Papiere = (titel: string) => Promise<DateiAngabe[]>

/** What makes the form of a case. `nr` chooses what is bought, how large the company is and what it does. */
export type Formularlage = {
  readonly guid: string
  readonly nr: number
  readonly programm: Programm
  readonly daten: ProgrammDaten
  readonly betrieb: DemoBetrieb
  /** Day of the purchase. */
  readonly kaufAm: string
  readonly papiere: Papiere
}

/** Each case has a machine or a consultancy or both. */
const kennung = (guid: string, art: 'd7' | 'd8') => guid.replace('d1', art)

const maschinenseite = async ({
  guid,
  nr,
  kaufAm,
  papiere,
}: Formularlage): Promise<FoerdergegenstandSeite> => {
  const [kategorie, klasse, hersteller, typBezeichnung, euro] = wahl(VORHABEN, nr)
  // One file for both: each file that is kept costs the first start two waits for the disk.
  const angebot = await papiere(`Angebot ${typBezeichnung} mit Bestätigung von ${hersteller}`)
  return {
    kategorie,
    foerdergegenstandKlasse: klasse,
    foerdergegenstaende: [
      {
        id: kennung(guid, 'd7'),
        type: 'Maschine',
        anbieter: wahl(['Landtechnik Nord', 'Raiffeisen Technik', 'Agrarzentrum Mitte'], nr),
        hersteller,
        typBezeichnung,
        anzahl: nr % 9 === 4 ? 2 : 1,
        anschaffungskostenNettoEinzeln: euro + nr * 130,
        anschaffungsZeitpunkt: kaufAm,
        dokumentAngebot: angebot,
        dokumentHerstellerBestaetigung: angebot,
      },
    ],
  }
}

const beratungsseite = (
  { guid }: Formularlage,
  [kategorie, klasse, bezeichnung, kosten]: readonly [string, string, string, number],
): FoerdergegenstandSeite => ({
  kategorie,
  foerdergegenstandKlasse: klasse,
  foerdergegenstaende: [{ id: kennung(guid, 'd8'), type: 'Beratungsdienstleistung', bezeichnung, kosten }],
})

const seitenVon = async (f: Formularlage): Promise<FoerdergegenstandSeite[]> => {
  if (!FAEHIGKEITEN[f.programm].MitMaschinen)
    return [beratungsseite(f, ['K.1', 'klimabilanz', 'Klimabilanz des Betriebs', 840 + (f.nr % 5) * 95])]
  const maschine = await maschinenseite(f)
  return f.nr % 4 === 1
    ? [maschine, beratungsseite(f, ['B.4', 'bodenberatung', 'Begleitung im ersten Jahr', 2_400])]
    : [maschine]
}

/** The draft as it is when it was begun: who, how large, and nothing yet of what is bought. */
export const entwurfFormular = ({ guid, nr, programm, betrieb }: Formularlage): AntragFormular => {
  const leer = neuesFormular(programm, betrieb.stand, betrieb.person, guid)
  const zahlen = wahl(GROESSEN, nr)
  const daten = {
    haupttaetigkeit: wahl(TAETIGKEITEN, nr),
    finanzamt: 'Flensburg',
    ...zahlen,
    ...bestaetigungen(groessenklasse(zahlen)),
  }
  return {
    ...leer,
    alleineZeichnungsberechtigt: true,
    produktgruppenDaten: { ...leer.produktgruppenDaten, ...daten },
  }
}

const mitDokumenten = async (
  formular: AntragFormular,
  { daten, papiere }: Formularlage,
): Promise<AntragFormular> => {
  const dokumente: Record<string, DateiAngabe[]> = {}
  for (const { art, titel, erforderlich } of dokumentListe(formular, daten.unterlagen))
    if (erforderlich) dokumente[art] = await papiere(titel)
  return { ...formular, dokumente: { type: formular.produktgruppenDaten.type, ...dokumente } }
}

const mitFinanzierung = (formular: AntragFormular): AntragFormular => {
  const { produktgruppenDaten: daten, foerdergegenstandSeiten: seiten } = formular
  if (!kann(daten, 'MitFinanzierungsplan')) return formular
  const cent = zuFinanzierenCent(seiten)
  const darlehenCent = Math.round(cent / 2)
  const moor = seiten?.some(({ kategorie }) => kategorie === 'A.1')
    ? { moorflaeche: 18.5, nutzflaeche: 96 }
    : {}
  const finanzierung = { darlehen: darlehenCent / 100, eigenmittel: (cent - darlehenCent) / 100 }
  return { ...formular, produktgruppenDaten: { ...daten, ...finanzierung, ...moor } }
}

/** The form as it can be sent. */
export const vollesFormular = async (f: Formularlage): Promise<AntragFormular> => {
  const begonnen = { ...entwurfFormular(f), fertig: true }
  const seiten = zuwendungenBerechnen(await seitenVon(f), quotenFuer(begonnen, f.daten), f.daten.obergrenzen)
  return mitDokumenten(mitFinanzierung({ ...begonnen, foerdergegenstandSeiten: seiten }), f)
}
