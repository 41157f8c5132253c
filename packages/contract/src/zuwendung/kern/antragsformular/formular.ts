import * as z from 'zod/mini'
import { Betrag } from '../../../shared/geld/betragSchema.ts'
import { Tag } from '../../../shared/zeit/datumSchema.ts'
import { Kennung } from '../../../shared/nummern/kennung.ts'
import { AntragstellerArt, Rechtsform, RegisterArt } from '../../../unternehmen/enumsSchema.ts'
import { Dokumente } from './dokumente.ts'
import { FreiesJson, offen, text, zeilen } from '../../../formular/felder.ts'
import { FoerdergegenstandSeite } from './foerdergegenstand.ts'
import { FREITEXT_ZEICHEN, HEKTAR, KLASSEN_JE_ANTRAG } from '../grenzen.ts'
import { Groessenrechnung, groessenzahlen } from './groessenSchema.ts'

/** A person of the company as a form names him. */
export const NutzerBezug = z.strictObject({
  subjectId: offen(text(64)),
  vorname: offen(text(100)),
  nachname: offen(text(100)),
  email: offen(text(254, 'email')),
  telefon: offen(text(50, 'telefon')),
})
export type NutzerBezug = z.infer<typeof NutzerBezug>

/** An address of the form company. @public named in `/api-docs` */
export const AntragAdresse = z.strictObject({
  strasse: offen(text(100)),
  hausnummer: offen(text(20)),
  plz: offen(text(10, 'plz')),
  ort: offen(text(100)),
})
export type AntragAdresse = z.infer<typeof AntragAdresse>

const AntragKonto = z.strictObject({
  abweichenderKontoinhaber: offen(text(200)),
  bic: offen(text(11, 'bic')),
  geschaeftsKonto: offen(z.boolean()),
  iban: offen(text(50)),
  kontofuehrendesInstitut: offen(text(200)),
  produktgruppe: offen(text(20)),
})

/**
 * Form company (section 3.2). The server fills it from the company's own data and keeps it equal to them until the
 * application is sent: they are changed in one place only, where they are checked (S1-06, S1-08).
 */
export const AntragUnternehmen = z.strictObject({
  unternehmenName: offen(text(200)),
  unternehmenAdresse: offen(AntragAdresse),
  abweichendeKorrespondenzadresse: offen(AntragAdresse),
  ansprechpartner: offen(text(200)),
  ansprechpartnerEmail: offen(text(254)),
  ansprechpartnerTelefon: offen(text(50)),
  gruendungsDatum: offen(Tag),
  rechtsform: offen(Rechtsform),
  register: offen(RegisterArt),
  registerNummer: offen(text(50)),
  amtsgericht: offen(text(100)),
  steuernummer: offen(text(50)),
  kontoInformationen: offen(z.array(AntragKonto).check(z.maxLength(20))),
  wirtschaftsidentifikationsnummer: offen(text(50)),
  zidBetriebnummer: offen(text(20)),
})
export type AntragUnternehmen = z.infer<typeof AntragUnternehmen>

const flaeche = z
  .number('Geben Sie eine Fläche in Hektar ein.')
  .check(z.minimum(HEKTAR.mindestens, HEKTAR.satz), z.maximum(HEKTAR.hoechstens, HEKTAR.satz))

const produktgruppe = {
  ...groessenzahlen,
  finanzamt: offen(text(200)),
  haupttaetigkeit: offen(text(200)),
  kmuBestaetigt: offen(z.boolean()),
  kuBestaetigt: offen(z.boolean()),
  muBestaetigt: offen(z.boolean()),
  /** Why the confirmed size is not that of the figures (S4-03); beyond section 3.2, as is `groessenrechnung`. */
  groessenErklaerung: offen(zeilen(FREITEXT_ZEICHEN)),
  groessenrechnung: offen(Groessenrechnung),
  antragstellerArt: offen(AntragstellerArt),
}

export const ProduktgruppenDatenAnkNabo = z.strictObject({
  type: z.literal('AnkNabo'),
  ...produktgruppe,
  darlehen: offen(Betrag),
  eigenmittel: offen(Betrag),
  moorflaeche: offen(flaeche),
  nutzflaeche: offen(flaeche),
})
export type ProduktgruppenDatenAnkNabo = z.infer<typeof ProduktgruppenDatenAnkNabo>

const ProduktgruppenDatenZuklb = z.strictObject({ type: z.literal('ZUKLB'), ...produktgruppe })

/** `type` carries the programme (S11-12). */
export const ProduktgruppenDaten = z.discriminatedUnion('type', [
  ProduktgruppenDatenAnkNabo,
  ProduktgruppenDatenZuklb,
])
export type ProduktgruppenDaten = z.infer<typeof ProduktgruppenDaten>

/** The form's class version, the only one that is taken: older stored forms are brought up to it when it changes. */
export const CLASS_VERSION = 1

/**
 * Form body (section 3.2). A draft may have gaps anywhere; what is there has the right form. Whether it can be sent is
 * said by `antragPruefen` in flow.ts.
 */
export const AntragFormular = z.strictObject({
  guid: Kennung,
  classVersion: z.literal(CLASS_VERSION, 'Laden Sie die Seite neu: Das Formular hat sich geändert.'),
  fertig: offen(z.boolean()),
  alleineZeichnungsberechtigt: offen(z.boolean()),
  ansprechpartner: offen(NutzerBezug),
  zeichnungsberechtigter: offen(NutzerBezug),
  unternehmen: offen(AntragUnternehmen),
  produktgruppenDaten: ProduktgruppenDaten,
  foerdergegenstandSeiten: offen(
    z
      .array(FoerdergegenstandSeite)
      .check(z.maxLength(KLASSEN_JE_ANTRAG, `Geben Sie höchstens ${KLASSEN_JE_ANTRAG} Klassen an.`)),
  ),
  dokumente: offen(Dokumente),
  uiStorage: z.optional(FreiesJson),
})
export type AntragFormular = z.infer<typeof AntragFormular>
