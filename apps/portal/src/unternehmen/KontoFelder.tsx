import { bicFormatieren } from '@foerderportal/contract/shared/iban'
import { PRODUKTGRUPPEN } from '@foerderportal/contract/shared/konstanten'
import { Auswahl } from '@foerderportal/ui/felder/Auswahl.tsx'
import { JaNein } from '@foerderportal/ui/felder/JaNein.tsx'
import { Textfeld } from '@foerderportal/ui/felder/Textfeld.tsx'
import { Knopf } from '@foerderportal/ui/Knopf.tsx'
import { useFieldArray, type Control } from 'react-hook-form'
import { Abschnitt } from '../bausteine/Abschnitt.tsx'
import { IbanFeld } from './IbanFeld.tsx'
import { leeresKonto, type UnternehmenWerte } from './formular.ts'
import { PRODUKTGRUPPE_TEXT } from './unternehmenWorte.ts'

type Props = { control: Control<UnternehmenWerte> }

const GRUPPEN = PRODUKTGRUPPEN.map((wert) => ({ wert, text: PRODUKTGRUPPE_TEXT[wert] }))
const HOECHSTENS = 10

/** Bank accounts: at least one, each for one group of programmes. */
export function KontoFelder({ control }: Props) {
  const { fields, append, remove } = useFieldArray({ control, name: 'kontoInformationen' })
  return (
    <Abschnitt titel="Bankverbindung" einleitung="Auf dieses Konto zahlen wir bewilligte Zuschüsse aus.">
      {fields.map((feld, stelle) => (
        <KontoEintrag
          key={feld.id}
          control={control}
          stelle={stelle}
          anzahl={fields.length}
          entfernen={() => remove(stelle)}
        />
      ))}
      {fields.length < HOECHSTENS && (
        <div>
          <Knopf variante="secondary" icon="add" onClick={() => append(leeresKonto())}>
            Weiteres Konto hinzufügen
          </Knopf>
        </div>
      )}
    </Abschnitt>
  )
}

type EintragProps = Props & { stelle: number; anzahl: number; entfernen: () => void }

function KontoEintrag({ control, stelle, anzahl, entfernen }: EintragProps) {
  const pfad = `kontoInformationen.${stelle}` as const
  const felder = (
    <>
      <IbanFeld control={control} pfad={pfad} />
      <Textfeld control={control} name={`${pfad}.kontofuehrendesInstitut`} etikett="Bank" freiwillig />
      <Textfeld
        control={control}
        name={`${pfad}.bic`}
        etikett="BIC"
        freiwillig
        breite="mittel"
        beimVerlassen={bicFormatieren}
        spellCheck={false}
      />
      <Textfeld
        control={control}
        name={`${pfad}.abweichenderKontoinhaber`}
        etikett="Abweichende Kontoinhaberin oder abweichender Kontoinhaber"
        hinweis="Nur, wenn das Konto nicht auf das Unternehmen lautet."
        freiwillig
      />
      <JaNein control={control} name={`${pfad}.geschaeftsKonto`} etikett="Ist es ein Geschäftskonto?" />
      <Auswahl
        control={control}
        name={`${pfad}.produktgruppe`}
        etikett="Für welche Förderungen gilt das Konto?"
        optionen={GRUPPEN}
      />
    </>
  )
  if (anzahl === 1) return felder
  return (
    <fieldset className="s-eintrag p-formular">
      <legend className="kern-heading-small">Konto {stelle + 1}</legend>
      {felder}
      <div>
        <Knopf variante="tertiary" icon="delete" onClick={entfernen}>
          {`Konto ${stelle + 1} entfernen`}
        </Knopf>
      </div>
    </fieldset>
  )
}
