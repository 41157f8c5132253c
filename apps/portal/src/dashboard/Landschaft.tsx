/** Wet meadows with reeds under a low sun; says nothing that the words beside it don't. */
export function Landschaft() {
  return (
    <svg
      className="s-landschaft"
      viewBox="0 0 480 176"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="330" cy="72" r="30" className="s-landschaft__3" />
      <path d="M0 118q90-34 190-14t160-8 130 6v74H0z" className="s-landschaft__1" />
      <path d="M0 138q120-24 250-6t230-8v52H0z" className="s-landschaft__2" />
      <path d="M0 160q140-14 280-4t200-6v26H0z" className="s-landschaft__3" />
      <path
        d="M398 164v-52m14 52V96m16 68v-44m14 44V88m14 76v-56"
        className="s-landschaft__halm"
        strokeWidth="3"
      />
      <path d="M412 112V98m30 8V90m-44 32v-8m58 6v-10" className="s-landschaft__halm" strokeWidth="8" />
    </svg>
  )
}
