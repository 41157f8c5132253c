import { reachablePages } from '@foerderportal/flow/flow'
import { alsEuro, inCent } from '../../shared/geld/betrag.ts'
import { alsDatum } from '../../shared/zeit/datum.ts'
import { ANTRAGSTELLER_ART_TEXT, RECHTSFORM_TEXT, REGISTER_ART_TEXT } from '../../unternehmen/enums.ts'
import { dokumentListe } from '../unterlagen/dokumentliste.ts'
import type { DateiAngabe } from '../formular/dokumente.ts'
import { ANTRAG_SEITEN, antragFlow, type AntragSeitenName } from '../flow.ts'
import type {
  Beratungsdienstleistung,
  Foerdergegenstand,
  FoerdergegenstandSeite,
  Maschine,
} from '../formular/foerdergegenstand.ts'
import type {
  AntragAdresse,
  AntragUnternehmen,
  NutzerBezug,
  ProduktgruppenDaten,
} from '../formular/formular.ts'
import { FRAGEN, FRAGEN_GEGENSTAND as JE_GEGENSTAND } from '../formular/fragen.ts'
import { rechnungInWorten } from '../groesse/groessenrechnungWorte.ts'
import { nutzerName } from '../formular/nutzerName.ts'
import type { AntragDaten } from '../pruefung/pruefung.ts'
import { gesamtkostenCent, summen } from '../rules.ts'

/** A question in its words and its answer in words; null: not answered. */
export type Zeile = { readonly frage: string; readonly antwort: string | null }
/** Answers that belong together; `titel` null: those of the section itself. */
export type Gruppe = { readonly titel: string | null; readonly zeilen: readonly Zeile[] }
/** What one wizard page says, for the receipt and to name what differs between two states. */
export type Abschnitt = {
  readonly seite: AntragSeitenName
  readonly titel: string
  readonly gruppen: readonly Gruppe[]
}

type Vielleicht<T> = T | null | undefined

const zahl = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 })
const wenn = <T>(wert: Vielleicht<T>, text: (wert: T) => string): string | null =>
  wert === null || wert === undefined || wert === '' ? null : text(wert)

const euro = (wert: Vielleicht<number>) => wenn(wert, (w) => alsEuro(inCent(w)))
const hektar = (wert: Vielleicht<number>) => wenn(wert, (w) => `${zahl.format(w)} ha`)
const tag = (wert: Vielleicht<string>) => wenn(wert, alsDatum)
const jaNein = (wert: Vielleicht<boolean>) => wenn(wert, (w) => (w ? 'Ja' : 'Nein'))
const dateien = (liste: Vielleicht<readonly DateiAngabe[]>) =>
  wenn((liste ?? []).map((d) => d.dateiname ?? 'Datei').join(', '), String)
const person = (p: Vielleicht<NutzerBezug>) => wenn(nutzerName(p), String)
const adresse = (a: Vielleicht<AntragAdresse>) =>
  wenn(
    a,
    ({ strasse, hausnummer, plz, ort }) => `${strasse ?? ''} ${hausnummer ?? ''}, ${plz ?? ''} ${ort ?? ''}`,
  )

const z = (frage: string, antwort: Vielleicht<string>): Zeile => ({ frage, antwort: wenn(antwort, String) })
const eine = (zeilen: readonly Zeile[]): Gruppe[] => [{ titel: null, zeilen }]

/** What only some companies have is left out where it is missing, not shown as unanswered. */
const falls = (frage: string, antwort: Vielleicht<string>): Zeile[] =>
  wenn(antwort, (a) => a) ? [z(frage, antwort)] : []

const register = (u: AntragUnternehmen) =>
  wenn(u.register, (r) => `${REGISTER_ART_TEXT[r]} ${u.amtsgericht ?? ''}, ${u.registerNummer ?? ''}`)

const unternehmen = (u: AntragUnternehmen): Zeile[] => [
  z(FRAGEN['unternehmen.unternehmenName'], u.unternehmenName),
  z(
    FRAGEN['unternehmen.rechtsform'],
    wenn(u.rechtsform, (r) => RECHTSFORM_TEXT[r]),
  ),
  z(FRAGEN['unternehmen.unternehmenAdresse'], adresse(u.unternehmenAdresse)),
  ...falls('Korrespondenzadresse', adresse(u.abweichendeKorrespondenzadresse)),
  z(FRAGEN['unternehmen.gruendungsDatum'], tag(u.gruendungsDatum)),
  ...falls(FRAGEN['unternehmen.register'], register(u)),
  z(FRAGEN['unternehmen.steuernummer'], u.steuernummer),
  ...falls('Wirtschafts-Identifikationsnummer', u.wirtschaftsidentifikationsnummer),
  ...falls(FRAGEN['unternehmen.zidBetriebnummer'], u.zidBetriebnummer),
  ...(u.kontoInformationen ?? []).map((k) => z(FRAGEN['unternehmen.kontoInformationen'], k.iban)),
  z(FRAGEN['unternehmen.ansprechpartner'], u.ansprechpartner),
  z('E-Mail', u.ansprechpartnerEmail),
  z('Telefon', u.ansprechpartnerTelefon),
]

const antragsteller = (d: ProduktgruppenDaten): Zeile[] => [
  z(
    FRAGEN['produktgruppenDaten.antragstellerArt'],
    wenn(d.antragstellerArt, (a) => ANTRAGSTELLER_ART_TEXT[a]),
  ),
  z(FRAGEN['produktgruppenDaten.haupttaetigkeit'], d.haupttaetigkeit),
  z(FRAGEN['produktgruppenDaten.finanzamt'], d.finanzamt),
]

const groesse = (d: ProduktgruppenDaten): Zeile[] => [
  z(
    FRAGEN['produktgruppenDaten.anzahlMitarbeiter'],
    wenn(d.anzahlMitarbeiter, (n) => zahl.format(n)),
  ),
  z(FRAGEN['produktgruppenDaten.umsatz'], euro(d.umsatz)),
  z(FRAGEN['produktgruppenDaten.bilanzsumme'], euro(d.bilanzsumme)),
  ...(d.groessenrechnung ? rechnungInWorten(d.groessenrechnung) : []).map((satz, i) =>
    z(i === 0 ? 'Zusammengerechnet aus' : 'und', satz),
  ),
  z('Kleinstunternehmen', jaNein(d.muBestaetigt)),
  z('Kleines Unternehmen', jaNein(d.kuBestaetigt)),
  z('Kleines oder mittleres Unternehmen (KMU)', jaNein(d.kmuBestaetigt)),
  ...falls(FRAGEN['produktgruppenDaten.groessenErklaerung'], d.groessenErklaerung),
]

const maschine = (m: Maschine): Zeile[] => [
  z(JE_GEGENSTAND.hersteller, m.hersteller),
  z(JE_GEGENSTAND.typBezeichnung, m.typBezeichnung),
  z(JE_GEGENSTAND.beschreibung, m.beschreibung),
  z(JE_GEGENSTAND.anbieter, m.anbieter),
  z(
    JE_GEGENSTAND.anzahl,
    wenn(m.anzahl, (n) => zahl.format(n)),
  ),
  z(JE_GEGENSTAND.anschaffungskostenNettoEinzeln, euro(m.anschaffungskostenNettoEinzeln)),
  z('Gesamtkosten netto', wenn(gesamtkostenCent(m), alsEuro)),
  z(JE_GEGENSTAND.anschaffungsZeitpunkt, tag(m.anschaffungsZeitpunkt)),
  z(JE_GEGENSTAND.dokumentAngebot, dateien(m.dokumentAngebot)),
  z(JE_GEGENSTAND.dokumentHerstellerBestaetigung, dateien(m.dokumentHerstellerBestaetigung)),
  z('Zuschuss', euro(m.zuwendungsBetrag)),
]

const beratung = (b: Beratungsdienstleistung): Zeile[] => [
  z(JE_GEGENSTAND.bezeichnung, b.bezeichnung),
  z(JE_GEGENSTAND.kosten, euro(b.kosten)),
  z('Zuschuss', euro(b.zuwendungsBetrag)),
]

const gegenstand = (g: Foerdergegenstand, klasse: string, nr: number): Gruppe => ({
  titel: `${nr}. ${klasse}`,
  zeilen: g.type === 'Maschine' ? maschine(g) : beratung(g),
})

const klassenTitel = (seite: FoerdergegenstandSeite, { kontext }: AntragDaten) =>
  kontext.kategorien
    .flatMap((k) => k.foerdergegenstandKlassen)
    .find((k) => k.id === seite.foerdergegenstandKlasse)?.titel ?? 'Fördergegenstand'

const foerdergegenstaende = (daten: AntragDaten): Gruppe[] => {
  const seiten = daten.formular.foerdergegenstandSeiten ?? []
  const alle = seiten.flatMap((s) =>
    (s.foerdergegenstaende ?? []).map((g) => [g, klassenTitel(s, daten)] as const),
  )
  const { kostenCent, zuwendungCent } = summen(seiten)
  const gesamt = [
    z('Gesamtkosten aller Fördergegenstände', alsEuro(kostenCent)),
    z('Beantragter Zuschuss', alsEuro(zuwendungCent)),
  ]
  return [...alle.map(([g, klasse], i) => gegenstand(g, klasse, i + 1)), { titel: 'Summe', zeilen: gesamt }]
}

const inhalt: Record<AntragSeitenName, (daten: AntragDaten) => Gruppe[]> = {
  unternehmen: ({ formular }) => eine(unternehmen(formular.unternehmen ?? {})),
  antragsteller: ({ formular }) => eine(antragsteller(formular.produktgruppenDaten)),
  groesse: ({ formular }) => eine(groesse(formular.produktgruppenDaten)),
  foerdergegenstaende,
  moorflaechen: ({ formular: { produktgruppenDaten: d } }) =>
    d.type !== 'AnkNabo'
      ? []
      : eine([
          z(FRAGEN['produktgruppenDaten.nutzflaeche'], hektar(d.nutzflaeche)),
          z(FRAGEN['produktgruppenDaten.moorflaeche'], hektar(d.moorflaeche)),
        ]),
  finanzierung: ({ formular: { produktgruppenDaten: d } }) =>
    d.type !== 'AnkNabo'
      ? []
      : eine([
          z(FRAGEN['produktgruppenDaten.darlehen'], euro(d.darlehen)),
          z(FRAGEN['produktgruppenDaten.eigenmittel'], euro(d.eigenmittel)),
        ]),
  dokumente: ({ formular, kontext }) =>
    eine(
      dokumentListe(formular, kontext.unterlagen)
        .filter((d) => d.erforderlich || d.dateien.length > 0)
        .map((d) => z(d.titel, dateien(d.dateien))),
    ),
  zeichnung: ({ formular: f }) =>
    eine([
      z('Ansprechperson für diesen Antrag', person(f.ansprechpartner)),
      ...falls(FRAGEN['ansprechpartner.email'], f.ansprechpartner?.email),
      ...falls(FRAGEN['ansprechpartner.telefon'], f.ansprechpartner?.telefon),
      z(FRAGEN.alleineZeichnungsberechtigt, jaNein(f.alleineZeichnungsberechtigt)),
      ...(f.alleineZeichnungsberechtigt === false
        ? [z(FRAGEN.zeichnungsberechtigter, person(f.zeichnungsberechtigter))]
        : []),
    ]),
  zusammenfassung: () => [],
}

/** Every answer of an application in words, page by page, unreachable pages left out. */
export const antragDarstellen = (daten: AntragDaten): Abschnitt[] =>
  reachablePages(antragFlow, daten)
    .map((seite) => ({ seite, titel: ANTRAG_SEITEN[seite].titel, gruppen: inhalt[seite](daten) }))
    .filter((abschnitt) => abschnitt.gruppen.length > 0)
