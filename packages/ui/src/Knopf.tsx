import { useId, useState, type MouseEvent, type ReactNode, type Ref } from 'react'
import { Icon, type IconName } from './Icon.tsx'
import { klassen } from './klassen.ts'

export type KnopfVariante = 'primary' | 'secondary' | 'tertiary'

export type KnopfProps = {
  children: ReactNode
  variante?: KnopfVariante | undefined
  type?: 'button' | 'submit'
  onClick?: ((ereignis: MouseEvent<HTMLButtonElement>) => void) | undefined
  /**
   * Why the button cannot be used now, as a sentence below it. A button without a reason can be used; false says that
   * one may come: then the button stays the same element, and keeps the focus.
   */
  gesperrtWeil?: string | false | undefined
  /** The action is under way: the button shows it and ignores further clicks. */
  laeuft?: boolean | undefined
  icon?: IconName | undefined
  iconNach?: IconName | undefined
  /** Only the icon is seen; `children` is read out. */
  nurIcon?: boolean | undefined
  klein?: boolean | undefined
  block?: boolean | undefined
  /** A second click within this time is a slip of the finger (R2.3-11). */
  doppelklickMs?: number
  /** Counts the clicks of several buttons as if they were one: the second click of a pair may meet the next one. */
  drossel?: Drossel | undefined
  /** The id of the form to submit when the button stands outside of it. */
  form?: string | undefined
  className?: string | undefined
  'aria-expanded'?: boolean | undefined
  'aria-controls'?: string | undefined
  'aria-pressed'?: boolean | undefined
  'aria-describedby'?: string | undefined
  id?: string | undefined
  'data-erster-fokus'?: true | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** True for a click at `zeit` that follows the last accepted one within `ms`. */
export type Drossel = (zeit: number, ms: number) => boolean

export const neueDrossel = (): Drossel => {
  let zuletzt = -Infinity
  return (zeit, ms) => {
    if (zeit - zuletzt < ms) return true
    zuletzt = zeit
    return false
  }
}

/** When a button took its last click, whichever it was. */
let zuletztGeklickt = -Infinity

/** The second click of a pair, as the browser counts them, that met what the first one has put in its place. */
const galtDemVorigen = ({ detail, timeStamp }: MouseEvent, ms: number) =>
  detail > 1 && timeStamp - zuletztGeklickt < ms

/** KERN's classes for a button; also for a link that should look like one. */
export const knopfKlasse = (variante: KnopfVariante = 'primary', klein = false): string =>
  klassen('kern-btn', `kern-btn--${variante}`, klein && 'kern-btn--x-small')

function Inhalt({ children, icon, iconNach, nurIcon, laeuft }: KnopfProps) {
  return (
    <>
      {laeuft ? <span className="p-kreisel" aria-hidden="true" /> : icon && <Icon name={icon} />}
      <span className={nurIcon ? 'p-nur-vorlesen' : 'kern-label'}>{children}</span>
      {iconNach && <Icon name={iconNach} />}
    </>
  )
}

/**
 * A button. It stays focusable when it cannot be used (aria-disabled), so that a keyboard or screen reader user
 * finds it and hears the reason.
 */
export function Knopf({ children, icon, iconNach, nurIcon, laeuft, gesperrtWeil, ...props }: KnopfProps) {
  const {
    variante,
    klein,
    block,
    doppelklickMs = 250,
    drossel,
    className,
    type = 'button',
    onClick,
    ...rest
  } = props
  const grundId = useId()
  const [eigene] = useState(neueDrossel)

  const klick = (ereignis: MouseEvent<HTMLButtonElement>) => {
    const { timeStamp } = ereignis
    const versehen = () =>
      galtDemVorigen(ereignis, doppelklickMs) || (drossel ?? eigene)(timeStamp, doppelklickMs)
    // preventDefault also keeps a submit button from submitting.
    if (gesperrtWeil || laeuft || versehen()) return ereignis.preventDefault()
    zuletztGeklickt = timeStamp
    onClick?.(ereignis)
  }

  const knopf = (
    <button
      {...rest}
      type={type}
      className={klassen(
        knopfKlasse(variante, klein),
        block && 'kern-btn--block',
        nurIcon && 'p-knopf--icon',
        className,
      )}
      aria-disabled={Boolean(gesperrtWeil) || laeuft || undefined}
      aria-busy={laeuft || undefined}
      aria-describedby={klassen(rest['aria-describedby'], gesperrtWeil && grundId) || undefined}
      onClick={klick}
    >
      <Inhalt {...{ children, icon, iconNach, nurIcon, laeuft }} />
    </button>
  )
  if (gesperrtWeil === undefined) return knopf
  return (
    <MitGrund id={grundId} grund={gesperrtWeil} block={block}>
      {knopf}
    </MitGrund>
  )
}

type GrundProps = { id: string; grund: string | false; block: boolean | undefined; children: ReactNode }

function MitGrund({ id, grund, block, children }: GrundProps) {
  const klasse = klassen('p-knopf-mit-grund', block && 'p-knopf-mit-grund--block')
  return (
    <span className={grund ? klasse : 'p-knopf-frei'}>
      {children}
      {grund && (
        <span id={id} className="p-knopf__grund">
          {grund}
        </span>
      )}
    </span>
  )
}
