import type { ReactNode } from 'react'
import { Knopf, neueDrossel } from '../Knopf.tsx'

type Zurueck = { text?: string; beiKlick: () => void }
/** A third action, for example 'Antrag löschen', with a note below when it needs one. */
type Mitte = { text: string; hinweis?: string; beiKlick: () => void }
type Weiter = {
  text?: string
  laeuft?: boolean | undefined
  gesperrtWeil?: string | false | undefined
  /** Without a click of its own the button submits the form around it, or the one with the id `formular`. */
  beiKlick?: (() => void) | undefined
  formular?: string | undefined
  /** A binding step has no arrow: it does not lead to a next page. */
  ohnePfeil?: boolean
}

export type WizardLeisteProps = {
  zurueck?: Zurueck | undefined
  mitte?: Mitte | undefined
  weiter?: Weiter | undefined
  /** The state of saving: 'Gespeichert um 14:03 Uhr'. Spoken politely when it changes. */
  speicherstand?: ReactNode
}

/** One for every bar: the next page brings buttons of its own to the same place. */
const drossel = neueDrossel()

/** The bar below a wizard page (R2.3-11); sticks to the lower edge on a phone. */
export function WizardLeiste({ zurueck, mitte, weiter, speicherstand }: WizardLeisteProps) {
  return (
    <div className="p-leiste">
      {zurueck && (
        <Knopf
          variante="secondary"
          icon="arrow-back"
          drossel={drossel}
          className="p-leiste__zurueck"
          onClick={zurueck.beiKlick}
        >
          {zurueck.text ?? 'Zurück'}
        </Knopf>
      )}
      <div className="p-leiste__mitte">
        {mitte && (
          <div className="p-leiste__aktion">
            <Knopf variante="tertiary" drossel={drossel} onClick={mitte.beiKlick}>
              {mitte.text}
            </Knopf>
            {mitte.hinweis && <span className="p-leiste__hinweis">{mitte.hinweis}</span>}
          </div>
        )}
        <output className="p-leiste__stand">{speicherstand}</output>
      </div>
      {weiter && <WeiterKnopf {...weiter} />}
    </div>
  )
}

function WeiterKnopf({ text = 'Weiter', laeuft, gesperrtWeil, beiKlick, formular, ohnePfeil }: Weiter) {
  return (
    <Knopf
      className="p-leiste__weiter"
      type={beiKlick ? 'button' : 'submit'}
      iconNach={ohnePfeil ? undefined : 'arrow-forward'}
      form={formular}
      drossel={drossel}
      onClick={beiKlick}
      {...{ laeuft, gesperrtWeil }}
    >
      {text}
    </Knopf>
  )
}
