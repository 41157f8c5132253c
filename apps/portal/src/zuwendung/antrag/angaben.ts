import { alsEuro } from '@foerderportal/contract/shared/geld/betrag'
import { alsDatum } from '@foerderportal/contract/shared/zeit/datum'
import {
  ANTRAGSTELLER_ART_TEXT,
  RECHTSFORM_TEXT,
  REGISTER_ART_TEXT,
} from '@foerderportal/contract/unternehmen/enums'
import { REGISTER_REGEL } from '@foerderportal/contract/unternehmen/registerRegel'
import { dokumentListe } from '@foerderportal/contract/zuwendung/unterlagen/dokumentliste'
import type { AntragSeitenName } from '@foerderportal/contract/zuwendung/flow'
import { gegenstandName } from '@foerderportal/contract/zuwendung/formular/gegenstaende'
import type { Foerdergegenstand } from '@foerderportal/contract/zuwendung/formular/foerdergegenstand'
import type {
  AntragAdresse,
  AntragFormular,
  AntragUnternehmen,
} from '@foerderportal/contract/zuwendung/formular/formular'
import type { DateiAngabe } from '@foerderportal/contract/zuwendung/formular/dokumente'
import type { AntragDaten } from '@foerderportal/contract/zuwendung/pruefung/pruefung'
import {
  GROESSE_TEXT,
  bestaetigteKlasse,
  groesseWeichtAb,
} from '@foerderportal/contract/zuwendung/groesse/groesse'
import { nutzerName } from '@foerderportal/contract/zuwendung/formular/nutzerName'
import { rechnungInWorten } from '@foerderportal/contract/zuwendung/groesse/groessenrechnungWorte'
import { gesamtkostenCent } from '@foerderportal/contract/zuwendung/rules'
import { zahlSchreiben } from '@foerderportal/schreibweise/zahl'
import { euro } from '@foerderportal/shell/bausteine/anzeige'
import { FRAGEN, FRAGEN_GEGENSTAND } from '@foerderportal/contract/zuwendung/formular/fragen'

/** One answer in the words of its question; `pfad` finds the error that belongs to it. */
export type Angabe = {
  /** Computed from other answers: there is nothing to change. */
  readonly errechnet?: true
  readonly pfad: string
  readonly frage: string
  readonly antwort: string | null | undefined
}
/** Answers that belong together: a page, or one machine of it. */
export type Angabengruppe = {
  readonly titel?: string
  /** Of one item among many: what it is called, and in one line what it is, costs and gets. */
  readonly name?: string
  readonly kurz?: string
  readonly angaben: readonly Angabe[]
}

type Wert<T> = T | null | undefined
const wenn = <T>(wert: Wert<T>, schreiben: (wert: T) => string): string | undefined =>
  wert === null || wert === undefined ? undefined : schreiben(wert)

const jaNein = (wert: Wert<boolean>) => wenn(wert, (v) => (v ? 'Ja' : 'Nein'))
const hektar = (wert: Wert<number>) => wenn(wert, (v) => `${zahlSchreiben(v)} ha`)
const dateien = (liste: Wert<readonly DateiAngabe[]>) =>
  liste?.length ? liste.map((d) => d.dateiname ?? 'Datei').join(', ') : undefined
const adresse = (a: Wert<AntragAdresse>) =>
  wenn(
    a,
    ({ strasse, hausnummer, plz, ort }) => `${strasse ?? ''} ${hausnummer ?? ''}, ${plz ?? ''} ${ort ?? ''}`,
  )

const frage = (pfad: keyof typeof FRAGEN, antwort: Wert<string>): Angabe => ({
  pfad,
  frage: FRAGEN[pfad],
  antwort,
})

const registerEintrag = (u: AntragUnternehmen): Angabe[] => {
  const teile = [wenn(u.register, (r) => REGISTER_ART_TEXT[r]), u.registerNummer, u.amtsgericht].filter(
    Boolean,
  )
  const noetig = u.rechtsform && REGISTER_REGEL[u.rechtsform].eintrag === 'erforderlich'
  return teile.length > 0 || noetig ? [frage('unternehmen.register', teile.join(', ') || undefined)] : []
}

const unternehmen = ({ unternehmen: gegeben }: AntragFormular): Angabe[] => {
  const u = gegeben ?? {}
  return [
    frage('unternehmen.unternehmenName', u.unternehmenName),
    frage('unternehmen.unternehmenAdresse', adresse(u.unternehmenAdresse)),
    frage(
      'unternehmen.rechtsform',
      wenn(u.rechtsform, (r) => RECHTSFORM_TEXT[r]),
    ),
    ...registerEintrag(u),
    frage('unternehmen.gruendungsDatum', wenn(u.gruendungsDatum, alsDatum)),
    frage('unternehmen.steuernummer', u.steuernummer),
    frage('unternehmen.zidBetriebnummer', u.zidBetriebnummer),
    frage('unternehmen.kontoInformationen', u.kontoInformationen?.[0]?.iban),
    frage('unternehmen.ansprechpartner', u.ansprechpartner),
  ]
}

/** Asked only of those whom it concerns: no answer is nothing to show. */
const NUR_MANCHE = new Set(['produktgruppenDaten.groessenrechnung', 'produktgruppenDaten.groessenErklaerung'])

const groesse = ({ produktgruppenDaten: d }: AntragFormular): Angabe[] =>
  [
    frage(
      'produktgruppenDaten.anzahlMitarbeiter',
      wenn(d.anzahlMitarbeiter, (z) => zahlSchreiben(z)),
    ),
    frage('produktgruppenDaten.umsatz', wenn(d.umsatz, euro)),
    frage('produktgruppenDaten.bilanzsumme', wenn(d.bilanzsumme, euro)),
    frage(
      'produktgruppenDaten.groessenrechnung',
      wenn(d.groessenrechnung, (r) => rechnungInWorten(r).join('\n')),
    ),
    frage(
      'produktgruppenDaten.kmuBestaetigt',
      wenn(bestaetigteKlasse(d), (k) => GROESSE_TEXT[k]),
    ),
    frage('produktgruppenDaten.groessenErklaerung', d.groessenErklaerung),
  ].filter(
    ({ pfad, antwort }) =>
      antwort || !NUR_MANCHE.has(pfad) || (pfad.endsWith('Erklaerung') && groesseWeichtAb(d)),
  )

const antwortenZu = (g: Foerdergegenstand): Partial<Record<keyof typeof FRAGEN_GEGENSTAND, Wert<string>>> =>
  g.type === 'Beratungsdienstleistung'
    ? { bezeichnung: g.bezeichnung, kosten: wenn(g.kosten, euro) }
    : {
        hersteller: g.hersteller,
        typBezeichnung: g.typBezeichnung,
        beschreibung: g.beschreibung,
        anbieter: g.anbieter,
        anzahl: wenn(g.anzahl, (z) => `${zahlSchreiben(z)} Stück`),
        anschaffungskostenNettoEinzeln: wenn(g.anschaffungskostenNettoEinzeln, euro),
        anschaffungsZeitpunkt: wenn(g.anschaffungsZeitpunkt, alsDatum),
        dokumentAngebot: dateien(g.dokumentAngebot),
        dokumentHerstellerBestaetigung: dateien(g.dokumentHerstellerBestaetigung),
      }

const gegenstand = (g: Foerdergegenstand, pfad: string): Angabe[] => {
  const antworten = antwortenZu(g)
  const namen = Object.keys(antworten) as (keyof typeof FRAGEN_GEGENSTAND)[] // keys of the literal above
  return [
    ...namen.map((name) => ({
      pfad: `${pfad}.${name}`,
      frage: FRAGEN_GEGENSTAND[name],
      antwort: antworten[name],
    })),
    {
      pfad: `${pfad}.kosten-gesamt`,
      errechnet: true,
      frage: 'Kosten netto',
      antwort: wenn(gesamtkostenCent(g), alsEuro),
    },
    {
      pfad: `${pfad}.zuwendungsBetrag`,
      errechnet: true,
      frage: 'Voraussichtlicher Zuschuss',
      antwort: wenn(g.zuwendungsBetrag, euro),
    },
  ]
}

const kopf = (g: Foerdergegenstand, titel: string) => ({
  titel,
  name: gegenstandName(g) || 'Noch ohne Namen',
  kurz: [
    titel,
    wenn(gesamtkostenCent(g), (cent) => `${alsEuro(cent)} netto`),
    wenn(g.zuwendungsBetrag, (betrag) => `Zuschuss\u00a0${euro(betrag)}`),
  ]
    .filter(Boolean)
    .join(' · '),
})

const gegenstaende = ({ formular, kontext }: AntragDaten): Angabengruppe[] => {
  const seiten = formular.foerdergegenstandSeiten ?? []
  const klassen = kontext.kategorien.flatMap((k) => k.foerdergegenstandKlassen)
  if (seiten.length === 0)
    return [
      { angaben: [{ pfad: 'foerdergegenstandSeiten', frage: 'Fördergegenstände', antwort: undefined }] },
    ]
  return seiten.flatMap((seite, i) =>
    (seite.foerdergegenstaende ?? []).map((g, j) => ({
      ...kopf(g, klassen.find((k) => k.id === seite.foerdergegenstandKlasse)?.titel ?? 'Fördergegenstand'),
      angaben: gegenstand(g, `foerdergegenstandSeiten.${i}.foerdergegenstaende.${j}`),
    })),
  )
}

const moorUndNutz = ({ produktgruppenDaten: d }: AntragFormular): Angabe[] =>
  d.type === 'AnkNabo'
    ? [
        frage('produktgruppenDaten.nutzflaeche', hektar(d.nutzflaeche)),
        frage('produktgruppenDaten.moorflaeche', hektar(d.moorflaeche)),
      ]
    : []

const finanzierung = ({ produktgruppenDaten: d }: AntragFormular): Angabe[] =>
  d.type === 'AnkNabo'
    ? [
        frage('produktgruppenDaten.darlehen', wenn(d.darlehen, euro)),
        frage('produktgruppenDaten.eigenmittel', wenn(d.eigenmittel, euro)),
      ]
    : []

const zeichnung = (f: AntragFormular): Angabe[] => [
  frage('alleineZeichnungsberechtigt', jaNein(f.alleineZeichnungsberechtigt)),
  ...(f.alleineZeichnungsberechtigt === false
    ? [frage('zeichnungsberechtigter', nutzerName(f.zeichnungsberechtigter) || null)]
    : []),
  frage('ansprechpartner.vorname', f.ansprechpartner?.vorname),
  frage('ansprechpartner.nachname', f.ansprechpartner?.nachname),
  frage('ansprechpartner.email', f.ansprechpartner?.email),
  frage('ansprechpartner.telefon', f.ansprechpartner?.telefon),
]

const antragsteller = ({ produktgruppenDaten: d }: AntragFormular): Angabe[] => [
  frage(
    'produktgruppenDaten.antragstellerArt',
    wenn(d.antragstellerArt, (a) => ANTRAGSTELLER_ART_TEXT[a]),
  ),
  frage('produktgruppenDaten.haupttaetigkeit', d.haupttaetigkeit),
  frage('produktgruppenDaten.finanzamt', d.finanzamt),
]

const eine =
  (angaben: (formular: AntragFormular) => Angabe[]) =>
  ({ formular }: AntragDaten): Angabengruppe[] => [{ angaben: angaben(formular) }]

/** Every answer of a page in the words of its question. */
export const ANGABEN: Record<AntragSeitenName, (daten: AntragDaten) => readonly Angabengruppe[]> = {
  unternehmen: eine(unternehmen),
  antragsteller: eine(antragsteller),
  groesse: eine(groesse),
  foerdergegenstaende: gegenstaende,
  moorflaechen: eine(moorUndNutz),
  finanzierung: eine(finanzierung),
  dokumente: ({ formular, kontext }) => [
    {
      angaben: dokumentListe(formular, kontext.unterlagen).map(({ art, titel, dateien: liste }) => ({
        pfad: `dokumente.${art}`,
        frage: titel,
        antwort: dateien(liste),
      })),
    },
  ],
  zeichnung: eine(zeichnung),
  zusammenfassung: () => [],
}
