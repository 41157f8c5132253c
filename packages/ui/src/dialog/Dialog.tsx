import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { ganzeNummern } from '../ganzeNummern.tsx'
import { klassen } from '../klassen.ts'
import { Knopf } from '../Knopf.tsx'
import { useZurueckSchliesst } from '../useZurueckSchliesst.ts'
import { tellDialogClosed } from './afterDialogs.ts'

type DialogProps = {
  titel: string
  /** The close button of the head and Escape. A click beside the dialog does not close it: nothing is lost by accident. */
  schliessen: () => void
  schliessenText?: string
  children: ReactNode
  /** The buttons at the bottom. The one with `data-erster-fokus` is focused first, else the title. */
  fuss?: ReactNode
  /** For texts and frames: as wide as fits, high, scrolls inside. */
  gross?: boolean
  /** With `gross`: the content is a frame that fills the body and scrolls by itself. */
  rahmen?: boolean
  /** A question that must be answered; its text is read out with the title. */
  frage?: boolean
  /** A picture before the title. */
  logo?: ReactNode
}

/**
 * A modal dialog; it is open as long as it is rendered. The only modal technique of the product: the browser's own
 * <dialog>, which keeps the focus inside, makes the rest inert and gives the focus back at the end.
 */
export function Dialog({
  titel,
  schliessen,
  schliessenText = 'Schließen',
  children,
  fuss,
  gross,
  rahmen,
  frage,
  logo,
}: DialogProps) {
  const ref = useModal(schliessen)
  const id = useId()
  return (
    <dialog
      ref={ref}
      className={klassen('kern-dialog p-dialog', gross && 'p-dialog--gross', rahmen && 'p-dialog--rahmen')}
      role={frage ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-titel`}
      aria-describedby={frage ? `${id}-text` : undefined}
    >
      {/* No <header>: outside of main it would be a second banner of the page. */}
      <div className="kern-dialog__header">
        {logo}
        <h2 id={`${id}-titel`} className="kern-title kern-title--large" tabIndex={-1}>
          {ganzeNummern(titel)}
        </h2>
        <Knopf variante="tertiary" nurIcon icon="close" onClick={schliessen}>
          {schliessenText}
        </Knopf>
      </div>
      {/* Long text scrolls here: the keyboard needs something to hold on to. */}
      <div
        id={`${id}-text`}
        className="kern-dialog__body"
        {...(gross && !rahmen ? { tabIndex: 0, role: 'region', 'aria-labelledby': `${id}-titel` } : {})}
      >
        {children}
      </div>
      {fuss && <div className="kern-dialog__footer p-dialog__fuss">{fuss}</div>}
    </dialog>
  )
}

/** Opens the dialog as long as it is rendered. Layout effects, because both clean-ups must run before React takes the element away. */
function useModal(schliessen: () => void) {
  const ref = useRef<HTMLDialogElement>(null)
  useZurueckSchliesst(true, schliessen)

  useLayoutEffect(() => {
    const dialog = ref.current
    const abbrechen = (ereignis: Event) => {
      if (ereignis.target !== dialog || (ereignis.type === 'close' && dialog?.open)) return
      ereignis.preventDefault()
      schliessen()
    }
    // 'close' too: a second Escape closes a dialog although 'cancel' was prevented.
    dialog?.addEventListener('cancel', abbrechen)
    dialog?.addEventListener('close', abbrechen)
    // Where back and forward can't be held they lead away from the page that it asks about.
    addEventListener('popstate', schliessen)
    return () => {
      removeEventListener('popstate', schliessen)
      dialog?.removeEventListener('cancel', abbrechen)
      dialog?.removeEventListener('close', abbrechen)
    }
  }, [schliessen])

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    dialog.showModal()
    const ziel =
      dialog.querySelector<HTMLElement>('[data-erster-fokus]') ?? dialog.querySelector<HTMLElement>('h2')
    ziel?.focus()
    // The browser gives the focus back on `close`, to what had it before.
    return () => {
      dialog.close()
      tellDialogClosed()
    }
  }, [])
  return ref
}
