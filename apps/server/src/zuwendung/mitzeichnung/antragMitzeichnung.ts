import { ANTRAG as NAME } from '@foerderportal/contract/zuwendung/kern/antragname'
import { istEntwurf } from '@foerderportal/contract/zuwendung/kern/staende'
import { ZUWENDUNG } from '@foerderportal/contract/zuwendung/kern/problems'
import { antragSpeichern } from '@foerderportal/contract/zuwendung/antrag/routes'
import type { Mitzeichnungsart } from '../../platform/mitzeichnung/mitzeichnungsart.ts'
import { mitgliederLaden } from '../../unternehmen/public.ts'
import { standSchreiben } from '../kern/antragDokument.ts'
import { antraegeVerweis, antragVerweis } from '../kern/antragMail.ts'
import { fertigPruefen } from '../kern/fertigPruefen.ts'
import { erlauben, fristPruefen, gefunden, istAenderbar } from '../kern/policy.ts'
import { programmeLesen, type Programme } from '../kern/programmLesen.ts'
import { ANTRAG, antragFinden, antragSperren, type AntragRow } from '../kern/repository.ts'
import { ohneAblage, sendefassung } from '../kern/sendefassung.ts'
import { aenderungenInWorten } from './mitzeichnungAenderungen.ts'

/** What makes an application one that a second person signs (S4-07). */
export const ANTRAG_MITZEICHNUNG: Mitzeichnungsart<AntragRow, Programme> = {
  name: NAME,
  dokument: ANTRAG,
  umstaende: programmeLesen,
  finden: async (tx, guid, sub) => gefunden(await antragFinden(tx, guid, sub)),
  sperren: async (tx, guid, sub) => gefunden(await antragSperren(tx, guid, sub)),
  mitglieder: mitgliederLaden,
  sendefassung: async (db, antrag, programme, moment) => {
    const { formular, kontext } = await sendefassung(db, antrag, programme, moment)
    return { formular, pruefen: (tx) => fertigPruefen(tx, formular, kontext) }
  },
  benennen: (services, tx, antrag, { person, sub }) => {
    const { sub: subjectId, vorname, nachname, email, telefon } = person
    const zeichnungsberechtigter = { subjectId, vorname, nachname, email, telefon }
    const formular = { ...antrag.formular, zeichnungsberechtigter }
    return standSchreiben(services, tx, antrag, { formular, sub, handlung: 'antragSpeichern' })
  },
  formular: {
    zuZweit: ({ alleineZeichnungsberechtigt }) => alleineZeichnungsberechtigt === false,
    person: ({ zeichnungsberechtigter }) => zeichnungsberechtigter,
    feld: 'zeichnungsberechtigter',
    // Whatever the draft says of being finished: what is signed is what would be sent.
    gedeckt: (formular) => ({ ...ohneAblage(formular), fertig: true }),
    aenderungen: aenderungenInWorten,
  },
  regeln: {
    erlauben,
    fristPruefen,
    istEntwurf: ({ status }) => istEntwurf(status),
    istAenderbar,
    recht: antragSpeichern.permission,
    nichtMoeglich: ZUWENDUNG.nichtMoeglich,
  },
  mail: {
    nummer: ({ ge_nr }) => ge_nr,
    unternehmen: ({ formular }) => formular.unternehmen?.unternehmenName,
    // In a correction the deadline of the Nachforderung counts, whatever the round's period says.
    bis: ({ bis, nachforderung }) => nachforderung?.frist ?? bis?.toISOString(),
    verweis: (betreiber, antrag, seite) =>
      seite === 'alle' ? antraegeVerweis(betreiber, antrag) : antragVerweis(betreiber, antrag, seite),
  },
}
