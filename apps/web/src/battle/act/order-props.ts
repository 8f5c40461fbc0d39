/** The props of every panel about one action of a unit. */
export interface OrderProps {
  side: number;
  unit: number;
  /** Leads back to the list of actions. */
  onBack: () => void;
}
