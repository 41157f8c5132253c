import { UploadFeld } from '@foerderportal/assistent/dateien/UploadFeld.tsx'
import { UploadRahmen } from '@foerderportal/assistent/dateien/UploadRahmen.tsx'
import type { Formulardateien } from '@foerderportal/assistent/dateien/types'
import { useDateiFehltWeil } from '@foerderportal/assistent/dateien/useUploads'
import { mitteilungDateiSenden } from '@foerderportal/client/mitteilungen/bank'
import type { BankKonversation } from '@foerderportal/contract/mitteilungen/bank/schema'
import { bezugWorte } from '@foerderportal/contract/mitteilungen/bezug'
import {
  BETREFF_ZEICHEN,
  MITTEILUNG_DATEIEN,
  MITTEILUNG_ZEICHEN,
} from '@foerderportal/contract/mitteilungen/grenzen'
import { AbsageHinweis } from '@foerderportal/shell/bausteine/AbsageHinweis.tsx'
import { Wiederherstellung } from '@foerderportal/shell/entwurf/Wiederherstellung.tsx'
import { useSuche } from '@foerderportal/shell/liste/useSuche'
import { Textbereich } from '@foerderportal/ui/felder/getippt/Textbereich.tsx'
import { Textfeld } from '@foerderportal/ui/felder/getippt/Textfeld.tsx'
import { Auswahlgruppe } from '@foerderportal/ui/felder/wahl/Auswahlgruppe.tsx'
import { ganzeNummern } from '@foerderportal/ui/ganzeNummern.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { Bausteinwahl } from '../../shared/Bausteinwahl.tsx'
import { useTasten } from '../../shared/tasten/useTasten.ts'
import { useSchreiben } from './useSchreiben.ts'

const dateien = ({ konversationId }: BankKonversation): Formulardateien => ({
  jeFeld: MITTEILUNG_DATEIEN,
  senden: mitteilungDateiSenden,
  kopie: `schreiben/${konversationId}`,
  bereich: `/mitteilungen/${konversationId}`,
  verlassen: {
    was: 'die Seite',
    knopf: 'Seite verlassen',
  },
})

const optionen = (bezuege: BankKonversation['bezuege']) => [
  { wert: '', text: 'zum Antrag' },
  ...bezuege.map((bezug) => ({ wert: bezug.guid, text: ganzeNummern(bezugWorte(bezug)) })),
]

/** Writes to the company; who will get a mail is said before. */
export function Schreiben({ konversation }: { konversation: BankKonversation }) {
  return (
    <UploadRahmen dateien={dateien(konversation)}>
      <Formular konversation={konversation} />
    </UploadRahmen>
  )
}

function Formular({ konversation }: { konversation: BankKonversation }) {
  const { control, entwurf, absage, laeuft, gesendet, anfuegen, senden } = useSchreiben(
    konversation,
    useSuche().werte['auszahlung'],
  )
  const unterwegs = useDateiFehltWeil()
  const { empfaenger, bausteine, bezuege } = konversation
  useTasten('Schreiben', [
    { taste: 'Strg+Enter', text: 'senden', imFuss: true, tun: () => !laeuft && !unterwegs && void senden() },
  ])
  return (
    <form noValidate className="d-block" aria-labelledby="schreiben" onSubmit={(e) => void senden(e)}>
      <h2 id="schreiben">Schreiben</h2>
      <Wiederherstellung entwurf={entwurf} />
      {bezuege.length > 0 && (
        <Auswahlgruppe control={control} name="bezug" etikett="Worum es geht" optionen={optionen(bezuege)} />
      )}
      <Textfeld control={control} name="betreff" etikett="Betreff" maxLength={BETREFF_ZEICHEN} />
      <Bausteinwahl
        etikett="Textbaustein anfügen"
        bausteine={bausteine}
        name={({ titel }) => titel}
        waehlen={({ text }) => anfuegen(text)}
      />
      <Textbereich
        control={control}
        name="inhalt"
        etikett="Text"
        zeilen={8}
        hoechstens={MITTEILUNG_ZEICHEN}
      />
      <UploadFeld control={control} name="anhaenge" etikett="Dateien" freiwillig />
      <p className="d-leise">
        {empfaenger.length === 0
          ? 'Niemand bekommt eine E-Mail: Das Unternehmen hat keine Mitglieder.'
          : `Eine E-Mail ohne den Inhalt bekommen ${empfaenger.map(({ name }) => name).join(', ')}.`}
      </p>
      <AbsageHinweis absage={absage} />
      <div>
        <Knopf type="submit" laeuft={laeuft} gesperrtWeil={unterwegs}>
          Senden
        </Knopf>
      </div>
      <output>{gesendet}</output>
    </form>
  )
}
