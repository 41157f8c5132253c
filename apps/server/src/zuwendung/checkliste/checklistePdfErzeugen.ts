import { fileURLToPath } from 'node:url'
import { alsEuro, inCent } from '@foerderportal/contract/shared/geld/betrag'
import { alsDatum, alsMinute, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { letzterMoment } from '@foerderportal/contract/shared/zeit/zeitraum'
import type { Checkliste } from '@foerderportal/contract/zuwendung/antrag/checkliste/checklisteSchema'
import {
  danachSaetze,
  dauerSaetze,
  nurBeiText,
  prozentText,
} from '@foerderportal/contract/zuwendung/antrag/checkliste/checklisteWorte'
import { unterlageSaetze } from '@foerderportal/contract/zuwendung/antrag/unterlagen/unterlageWorte'
import type { Clock } from '../../platform/clock.ts'
import type { Lieferung } from '../../platform/files/public.ts'
import { rateLimit, type RateLimit, tooOften } from '../../platform/http/rateLimit.ts'
import { pdfErzeugen } from '../../platform/pdf/pdf.ts'
import { pdfLieferung } from '../../platform/pdf/pdfLieferung.ts'
import type { Services } from '../../platform/services.ts'
import { checklisteLesen, type ChecklisteFuer } from './checklisteLesen.ts'

const VORLAGE = fileURLToPath(new URL('./checkliste.typ', import.meta.url))

/** Of one user: setting a document costs some 20 ms of a thread that everybody shares. */
export const checklisteGrenze = (clock: Clock): RateLimit => rateLimit(clock, { vorrat: 10, jeMinute: 10 })
const WARTEN_S = 10
const DATEINAME = 'Checkliste zum Antrag.pdf'

const zuOft = () =>
  tooOften('Sie haben die Checkliste gerade mehrmals erstellt. Bitte warten Sie zehn Sekunden.', WARTEN_S)

/** What the template checkliste.typ shows. */
export const checklisteDaten = (c: Checkliste, bankName: string, stand: Date) => ({
  titel: `Vor dem Antrag: ${c.titel}`,
  absender: bankName,
  fuer: c.unternehmenName,
  wer: [c.antragstellerArt, c.rechtsform].filter((wort) => wort !== null).join(', '),
  stand: alsDatum(tagInBerlin(stand)),
  frist: c.erfassungsZeitraum && `${alsMinute(letzterMoment(c.erfassungsZeitraum.bis))} Uhr`,
  hoechstens: [c.obergrenzen.jeGegenstand, c.obergrenzen.jeAntrag].map((euro) => alsEuro(inCent(euro))),
  ablauf: [dauerSaetze(c), danachSaetze(c)].map((saetze) => saetze.join(' ')),
  unterlagen: c.unterlagen.map((u) => ({ ...u, saetze: unterlageSaetze(u), nurBei: nurBeiText(u.nurBei) })),
  kategorien: c.kategorien.map(({ id, titel, klassen }) => ({
    titel: `${titel} (${id})`,
    zeilen: klassen.map((k) => [k.titel, k.technischeKriterien.join('; '), prozentText(k.prozent)]),
  })),
  seiten: c.seiten.map((s) => ({ ...s, nurBei: nurBeiText(s.nurBei) })),
})

type Auftrag = ChecklisteFuer & { readonly download: boolean }

/**
 * The list as a PDF to print and fill in. It is open, so it keeps the rules of PDF/UA-1 instead of those of the archive;
 * it carries nobody's data but the company's name.
 */
export const checklistePdfErzeugen = async (
  services: Services,
  grenze: RateLimit,
  { download, ...fuer }: Auftrag,
): Promise<Lieferung> => {
  const liste = await checklisteLesen(services, fuer)
  if (!grenze.take(fuer.principal.sub)) throw zuOft()
  const jetzt = services.clock.now()
  const pdf = await pdfErzeugen({
    vorlage: VORLAGE,
    daten: checklisteDaten(liste, services.config.bankName, jetzt),
    erstelltAm: jetzt,
    standard: 'ua-1',
  })
  return pdfLieferung(pdf, { name: DATEINAME, download })
}
