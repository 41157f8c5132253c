import * as z from 'zod/mini'
import { FreiesJson, offen, text, zeilen } from '../formular/felder.ts'
import { Betrag } from '../shared/geld/betragSchema.ts'
import { Kennung } from '../shared/nummern/kennung.ts'
import { Tag } from '../shared/zeit/datumSchema.ts'
import { Dateien } from '../zuwendung/kern/antragsformular/dokumente.ts'
import { NAME_ZEICHEN } from '../zuwendung/kern/grenzen.ts'
import { NACHWEISE_JE_ANTRAG, SACHBERICHT_ZEICHEN } from './grenzen.ts'

/**
 * Proof of use (section 3.3): one invoice for one approved item. An invoice that pays for two items stands here once for
 * each, both times with its whole gross total. Below `sachbericht` beyond the specification.
 */
export const Verwendungsnachweis = z.strictObject({
  /** The browser makes it, so that repeated saves speak of the same one; given by the server when it is missing. */
  id: offen(Kennung),
  foerdergegenstandId: offen(Kennung),
  beantragteAuszahlung: offen(Betrag),
  nichtFoerderfaehigeKosten: offen(Betrag),
  /** The whole gross total of the invoice. */
  rechnungsBetrag: offen(Betrag),
  rechnungsDatum: offen(Tag),
  rechnungsNummer: offen(text(NAME_ZEICHEN)),
  rechnungsSteller: offen(text(NAME_ZEICHEN)),
  zahlungsDatum: offen(Tag),
  rechnungen: offen(Dateien),
  zahlungsnachweise: offen(Dateien),
  /** ZUKLB only (S6-04). */
  klimabilanzen: offen(Dateien),
  evaluierungsboegen: offen(Dateien),
  /** On the item; said once, at its first invoice. */
  sachbericht: offen(zeilen(SACHBERICHT_ZEICHEN)),
  /** What `nichtFoerderfaehigeKosten` are proposed from (rules.ts). */
  umsatzsteuer: offen(Betrag),
  wenigerGezahlt: offen(z.boolean()),
  gezahlterBetrag: offen(Betrag),
  anderesNetto: offen(Betrag),
})
export type Verwendungsnachweis = z.infer<typeof Verwendungsnachweis>

/** The form's class version, the only one that is taken. */
export const CLASS_VERSION = 1

/** Form body of a payout request. A draft may have gaps anywhere; what is there has the right form. */
export const AuszahlungFormular = z.strictObject({
  guid: Kennung,
  classVersion: z.literal(CLASS_VERSION, 'Laden Sie die Seite neu: Das Formular hat sich geändert.'),
  verwendungsnachweise: offen(
    z
      .array(Verwendungsnachweis)
      .check(z.maxLength(NACHWEISE_JE_ANTRAG, `Geben Sie höchstens ${NACHWEISE_JE_ANTRAG} Rechnungen an.`)),
  ),
  uiStorage: z.optional(FreiesJson),
})
export type AuszahlungFormular = z.infer<typeof AuszahlungFormular>
