"""What can be read and stepped through: records, studies, the rules and the components."""
