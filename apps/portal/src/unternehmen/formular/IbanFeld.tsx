import { ibanPruefen } from '@foerderportal/client/verzeichnis/verzeichnis'
import { bbanRegel } from '@foerderportal/contract/shared/geld/iban'
import { ibanFormatieren } from '@foerderportal/contract/shared/geld/ibanForm'
import { sepaFehler } from '@foerderportal/contract/shared/geld/sepa'
import type { IbanAuskunft } from '@foerderportal/contract/verzeichnis/schema'
import { Textfeld } from '@foerderportal/ui/felder/getippt/Textfeld.tsx'
import { Icon } from '@foerderportal/ui/Icon.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { get, useFormState, useWatch, type Control } from 'react-hook-form'
import { useNetzpruefung, type Netzpruefung } from '@foerderportal/shell/formular/useNetzpruefung'
import type { UnternehmenWerte } from './formularwerte.ts'
import { useBankVorschlag } from './useBankVorschlag.ts'

type Props = { control: Control<UnternehmenWerte>; pfad: `kontoInformationen.${number}` }

/** Only a whole IBAN is worth asking about: nobody is told that something is missing while he is still typing. */
const vollstaendig = (text: string): string | undefined => {
  const iban = ibanFormatieren(text).replaceAll(' ', '')
  const regel = bbanRegel(iban.slice(0, 2))
  return regel !== undefined && iban.length >= regel.minLength + 4 ? iban : undefined
}

const LAENDER = new Intl.DisplayNames('de', { type: 'region' })

const auskunft = ({ meta: { countryCode } }: IbanAuskunft): string =>
  `IBAN geprüft: ${LAENDER.of(countryCode) ?? countryCode}, SEPA`

/** What the bank directory says of the account, where it knows it. */
const bankAuskunft = ({ okay: { extendedValidation: e } }: IbanAuskunft): string | undefined => {
  if (e.okay === false) return 'Diese Bankleitzahl steht in keinem Verzeichnis. Prüfen Sie die IBAN.'
  return [e.bank, e.bic && `BIC ${e.bic}`].filter(Boolean).join(', ') || undefined
}

/** The IBAN with what the data directory knows of it: bank and BIC are proposed for the fields below. */
export function IbanFeld({ control, pfad }: Props) {
  const name = `${pfad}.iban` as const
  const text = useWatch({ control, name })
  const { errors } = useFormState({ control, name })
  const iban = vollstaendig(text)
  const stand = useNetzpruefung(iban, ibanPruefen)
  const vorschlag = useBankVorschlag(control, pfad, iban, stand.art === 'gut' ? stand.antwort : undefined)
  return (
    <div>
      <Textfeld
        control={control}
        name={name}
        etikett="IBAN"
        hinweis="Zum Beispiel DE89 3704 0044 0532 0130 00"
        beimVerlassen={ibanFormatieren}
        spellCheck={false}
      />
      {/* What the field says itself is not said twice. */}
      <Auskunft stand={get(errors, name) === undefined ? nachSepa(stand) : { art: 'ruht' }} />
      {vorschlag && (
        <Knopf variante="tertiary" onClick={vorschlag}>
          Bank und BIC übernehmen
        </Knopf>
      )}
    </div>
  )
}

/** An IBAN may hold and still be of no account that is paid to (S6-08): that is a fault, too. */
const nachSepa = (stand: Netzpruefung<IbanAuskunft>): Netzpruefung<IbanAuskunft> => {
  const fehler = stand.art === 'gut' ? sepaFehler(stand.antwort.okay.iban) : undefined
  return fehler === undefined ? stand : { art: 'schlecht', text: fehler }
}

/** Its place stays free, so that nothing jumps when the answer comes. */
function Auskunft({ stand }: { stand: Netzpruefung<IbanAuskunft> }) {
  const bank = stand.art === 'gut' ? bankAuskunft(stand.antwort) : undefined
  return (
    <output className="s-auskunft">
      {stand.art === 'gut' && (
        <>
          <Icon name="success" groesse="small" />
          <span>
            {auskunft(stand.antwort)}
            {bank && <span className="s-auskunft__bank">{bank}</span>}
          </span>
        </>
      )}
      {stand.art === 'schlecht' && (
        <>
          <Icon name="warning" groesse="small" />
          {stand.text}
        </>
      )}
    </output>
  )
}
