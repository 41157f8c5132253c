import { BEKUNDUNGEN_KEY } from '@foerderportal/client/interessenbekundung/interessenbekundung'
import {
  bekundungEinreichen,
  bekundungKey,
  bekundungLaden,
  bekundungSpeichern,
  type Bekundungsvorgang,
} from '@foerderportal/client/interessenbekundung/bekundung'
import { BEKUNDUNG_NAME } from '@foerderportal/contract/interessenbekundung/bekundungname'
import {
  bekundungSummen,
  mitZuwendungen,
  type BekundungKontext,
} from '@foerderportal/contract/interessenbekundung/betraege'
import { bekundungFlow } from '@foerderportal/contract/interessenbekundung/flow'
import { BEKUNDUNG_TAFEL } from '@foerderportal/contract/interessenbekundung/tafel'
import { inEuro } from '@foerderportal/contract/shared/geld/betrag'
import { ABSAGE_ORTE } from '@foerderportal/contract/shared/absage/orte'
import { fragenseite, type Formularart } from '@foerderportal/assistent/formularart'
import { euro } from '@foerderportal/shell/bausteine/anzeige'
import { late } from '@foerderportal/shell/late/late'
import { pfade } from '../../paths.ts'

/** A declaration has no papers. */
const KEINE_DATEIEN = {
  jeFeld: 0,
  kopie: 'bekundung',
  bereich: '',
  verlassen: { was: 'die Interessenbekundung', knopf: 'Verlassen' },
}

/** What makes a declaration of interest of the forms of packages/assistent. */
export const BEKUNDUNGSART: Formularart<Bekundungsvorgang, BekundungKontext> = {
  name: BEKUNDUNG_NAME,
  flow: bekundungFlow,
  tafel: BEKUNDUNG_TAFEL,
  seiten: {
    vorhaben: fragenseite(async () => (await import('./VorhabenSeite.tsx')).vorhabenSeite),
  },
  schema: late(
    async () =>
      (await import('@foerderportal/contract/interessenbekundung/bekundungsformular')).BekundungFormular,
  ),
  kennung: ({ investitionBereich: bereich }) => (typeof bereich === 'string' ? bereich : undefined),
  kopie: 'bekundung',
  server: {
    schluessel: bekundungKey,
    laden: bekundungLaden,
    speichern: bekundungSpeichern,
    einreichen: bekundungEinreichen,
    uebersichten: BEKUNDUNGEN_KEY,
  },
  wege: {
    seite: pfade.bekundung,
    liste: pfade.bekundungen,
    eingang: pfade.bekundungEingang,
    anderswo: {
      [ABSAGE_ORTE.person]: pfade.identifizieren,
      [ABSAGE_ORTE.zeichnung]: pfade.nutzerUebersicht,
      [ABSAGE_ORTE.zeitraum]: pfade.bekundungen,
    },
    gehalten: {},
  },
  rechnen: ({ formular, kontext }) => ({
    formular: mitZuwendungen(formular, kontext),
    kontext,
  }),
  kenntlich: ({ programmbezeichnung, formular: { unternehmen, investitionen } }) => {
    const { betragCent, zuwendungCent } = bekundungSummen(investitionen)
    return [
      { frage: 'Runde', antwort: programmbezeichnung },
      { frage: 'Unternehmen', antwort: unternehmen?.unternehmenName ?? '' },
      { frage: 'Kosten zusammen', antwort: euro(inEuro(betragCent)) },
      { frage: 'Erhoffter Zuschuss', antwort: euro(inEuro(zuwendungCent)) },
    ]
  },
  dateien: () => KEINE_DATEIEN,
  absendung: late(async () => (await import('../../shared/absendung.ts')).ABSENDUNG),
  absenden: {
    verb: 'absenden',
    danach: 'Bis zum Ende der Frist können Sie sie noch ändern und neu absenden oder zurückziehen.',
  },
}
