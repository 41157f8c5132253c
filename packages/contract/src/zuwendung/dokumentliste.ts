import { REGISTER_REGEL } from '../unternehmen/registerRegel.ts'
import type { AntragstellerArt, Rechtsform } from '../unternehmen/enums.ts'
import { dateiOrte } from './dateiorte.ts'
import { DOKUMENTE_ANKNABO, DOKUMENTE_ZUKLB, type DokumentArt } from './dokumentArten.ts'
import type { DateiAngabe } from './dokumente.ts'
import { mitMoorflaeche } from './moorflaeche.ts'
import type { AntragFormular } from './formular.ts'

type Anlass = {
  readonly art: AntragstellerArt | null
  readonly rechtsform: Rechtsform | null
  readonly moor: boolean
}

/** `wann` says for whom the document is demanded, `grund` says it to him. Without `wann` it may be added by anybody. */
type Zeile = { readonly art: DokumentArt; readonly wann?: (a: Anlass) => boolean; readonly grund?: string }

const PERSONENGESELLSCHAFTEN: readonly Rechtsform[] = [
  'GESELLSCHAFT_BUERGERLICHEN_RECHTS',
  'HAFTUNGSBESCHRAENKTE_KOMMANDITGESELLSCHAFT',
  'KOMMANDITGESELLSCHAFT',
  'OFFENE_HANDELSGESELLSCHAFT',
  'UNTERNEHMENSGEMEINSCHAFT',
]
const KOERPERSCHAFTEN: readonly Rechtsform[] = [
  'AKTIENGESELLSCHAFT',
  'EINGETRAGENE_GENOSSENSCHAFT',
  'EINGETRAGENER_VEREIN',
  'GESELLSCHAFT_MIT_BESCHRAENKTER_HAFTUNG',
]
const LANDWIRTSCHAFT: readonly AntragstellerArt[] = ['PRIMAERPRODUZENT', 'ZUSAMMENSCHLUSS_PRIMAERPRODUZENTEN']
const GEWERBE: readonly AntragstellerArt[] = [
  'LOHN_UND_DIENSTLEISTUNGSUNTERNEHMEN',
  'GEWERBLICHER_MASCHINENRING',
]

const hatArt = (arten: readonly AntragstellerArt[]) => (a: Anlass) => a.art !== null && arten.includes(a.art)
const hatForm = (formen: readonly Rechtsform[]) => (a: Anlass) =>
  a.rechtsform !== null && formen.includes(a.rechtsform)
const imRegister = (a: Anlass) =>
  a.rechtsform !== null && REGISTER_REGEL[a.rechtsform].eintrag === 'erforderlich'
const immer = () => true

/** Which document is due when (S4-06), in the order of the screen. Browser and server read this one table. */
const TABELLE: Record<'AnkNabo' | 'ZUKLB', readonly Zeile[]> = {
  AnkNabo: [
    {
      art: 'selbsterklaerungVergaberechtlicheVorgaben',
      wann: immer,
      grund: 'Alle Antragsteller geben sie ab.',
    },
    {
      art: 'beitragsBescheideSvlfg',
      wann: hatArt(LANDWIRTSCHAFT),
      grund: 'Er belegt Ihren landwirtschaftlichen Betrieb.',
    },
    { art: 'gewerbeanmeldung', wann: hatArt(GEWERBE), grund: 'Sie führen ein Gewerbe.' },
    {
      art: 'nachweisAnerkannteNaturschutzvereinigung',
      wann: hatArt(['ANERKANNTE_NATURSCHUTZVEREINIGUNG']),
      grund: 'Sie beantragen als anerkannte Naturschutzvereinigung.',
    },
    {
      art: 'gesellschaftsvertrag',
      wann: hatForm(PERSONENGESELLSCHAFTEN),
      grund: 'Er gehört zu Ihrer Rechtsform.',
    },
    {
      art: 'gesellschaftsvertragSatzung',
      wann: hatForm(KOERPERSCHAFTEN),
      grund: 'Er gehört zu Ihrer Rechtsform.',
    },
    { art: 'registerauszug', wann: imRegister, grund: 'Ihr Unternehmen ist in einem Register eingetragen.' },
    { art: 'nachweisMoorflaechen', wann: (a) => a.moor, grund: 'Sie beantragen Technik für Moorböden.' },
    {
      art: 'amtlicherNachweisMoorflaechen',
      wann: (a) => a.moor,
      grund: 'Sie beantragen Technik für Moorböden.',
    },
    { art: 'vollmachtBevollmaechtigter' },
    { art: 'sonstige' },
  ],
  ZUKLB: [
    { art: 'beitragbescheidSvlfg', wann: immer, grund: 'Er belegt Ihren landwirtschaftlichen Betrieb.' },
    { art: 'deMinimisBeihilfeErklaerung', wann: immer, grund: 'Der Zuschuss ist eine De-minimis-Beihilfe.' },
    { art: 'auflistungVerbundenerBetriebe' },
    { art: 'vollmachtBevollmaechtigter' },
  ],
}

export type DokumentZeile = {
  readonly art: DokumentArt
  readonly titel: string
  readonly erforderlich: boolean
  readonly grund: string | null
  readonly dateien: readonly DateiAngabe[]
}

const titel = (art: DokumentArt): string => ({ ...DOKUMENTE_ZUKLB, ...DOKUMENTE_ANKNABO })[art]

/** Files of one kind; empty when the programme does not know the kind. */
const dateienVon = (formular: AntragFormular, art: DokumentArt): readonly DateiAngabe[] => {
  // Each programme knows some of the kinds; one that it does not know reads undefined.
  const dokumente = formular.dokumente as
    Partial<Record<DokumentArt, DateiAngabe[] | null>> | null | undefined
  return dokumente?.[art] ?? []
}

const anlass = (formular: AntragFormular): Anlass => ({
  art: formular.produktgruppenDaten.antragstellerArt ?? null,
  rechtsform: formular.unternehmen?.rechtsform ?? null,
  moor: mitMoorflaeche(formular.foerdergegenstandSeiten),
})

/** The documents of an application: those demanded from this applicant, then those that may be added. */
export const dokumentListe = (formular: AntragFormular): DokumentZeile[] => {
  const a = anlass(formular)
  return TABELLE[formular.produktgruppenDaten.type]
    .map(({ art, wann, grund }) => ({
      art,
      titel: titel(art),
      erforderlich: wann?.(a) ?? false,
      grund: wann?.(a) ? (grund ?? null) : null,
      dateien: dateienVon(formular, art),
      freiwillig: wann === undefined,
    }))
    .filter((z) => z.erforderlich || z.freiwillig || z.dateien.length > 0)
    .map(({ freiwillig: _freiwillig, ...z }) => z)
}

/** Every file that the form names, machines' offers and confirmations included. */
export const alleDateien = (formular: AntragFormular): DateiAngabe[] =>
  dateiOrte(formular).map(({ datei }) => datei)
