import styles from './oops.module.css'

/** A car at the roadside with its bonnet up and one wheel off. */
export function BrokenVehicle() {
  return (
    <svg className={styles.vehicle} viewBox="0 0 220 110" aria-hidden="true">
      <ellipse cx="112" cy="100" rx="92" ry="6" fill="#0F2D23" opacity=".14" />
      <g className={styles.smoke} fill="none" stroke="#938A79" strokeWidth="2" strokeLinecap="round" opacity=".8">
        <path d="M172 30c-4-6 3-9 0-15M182 34c-4-7 4-10 0-18M162 28c-3-5 2-8 0-12" />
      </g>
      <path
        d="M26 84V58q0-6 6-6h24l9-22q2-5 7-5h44q5 0 6 5l3 22h24l34 8q5 2 5 7v17q0 4-4 4H30q-4 0-4-4z"
        fill="#28614F"
      />
      <path d="M70 52l7-17q1-3 4-3h13v20zM101 32h14q3 0 4 3l2 17h-20z" fill="#DFEDE6" />
      <path d="M147 51l30-22 6 6-22 18z" fill="#1B4A3B" />
      <path d="M40 66h80M128 60v26" stroke="#1B4A3B" strokeWidth="2" />
      <path d="M176 64h10v6h-10z" fill="#F29550" />
      <path d="M30 25h96v5H30z" fill="#153B2F" />
      <path d="M36 20q18-8 40 0M80 20q16-7 36 0" stroke="#98591A" strokeWidth="6" fill="none" strokeLinecap="round" />
      <circle cx="60" cy="88" r="17" fill="#16231D" />
      <circle cx="60" cy="88" r="7" fill="#C9BEA9" />
      <g transform="rotate(14 158 90)">
        <ellipse cx="158" cy="90" rx="16" ry="13" fill="#16231D" />
        <circle cx="158" cy="90" r="7" fill="#C9BEA9" />
      </g>
    </svg>
  )
}
